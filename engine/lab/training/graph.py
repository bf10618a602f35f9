"""Writes the released recognizer's network as an ONNX graph, for `engine.models.onnx_network`.

python -m engine.lab.training.graph [resources/models/recognizer]

The graph holds no weights: each is named by its place in `weights.safetensors` beside it, in half precision. When it is
loaded, ONNX Runtime computes what depends on weights alone, once: it rounds the matrices of the encoder to 7 bits, with
a scale for each column. Rows of states are rounded to 8 bits when they are multiplied, with a scale for each row.

- A scale for each row, not for the whole input, means that no text changes the result of another, and it loses less.
- A product of 8 and 7 bits fits into the 16 bits in which processors without VNNI add two of them, so that every
  processor computes the same.
- Outputs of GELU are shifted to be positive, which leaves all 8 bits to them. The bias makes up for the shift.

Attention, norms and the heads stay in single precision.
"""

from __future__ import annotations

import json
import struct
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from onnx import ModelProto, NodeProto, TensorProto, checker, helper, numpy_helper, save_model

from engine.core import resources
from engine.models.files import SHAPE, WEIGHTS
from engine.models.network import LABELS, MASKS, NetworkShape

GRAPH = "network.onnx"
_OPSET = 20
_CONTRIB = "com.microsoft"
_EPSILON = 1e-12
HIGHEST_WEIGHT = 63.0  # 7 bits with sign
_HIGHEST_STATE, _ZERO = 127.0, 128  # 8 bits around the zero point
_HIGHEST_POSITIVE = 255.0
_SHIFT = 0.17
"""More than the distance of the least value of GELU, -0.16997, from 0."""
_TINY = 1e-20
_TYPES = {
    "F16": TensorProto.FLOAT16, "F32": TensorProto.FLOAT, "I8": TensorProto.INT8, "U8": TensorProto.UINT8,
}  # fmt: skip
_HALF_BYTE, _BITS, _MIDDLE, _BLOCK = 15, 4, 8, 32
_CASES = "cases.weight"


class _Graph:
    """A graph under construction. Values are named by numbers, tensors of the weights by their own names."""

    def __init__(self, weights: Path) -> None:
        self._file = weights.name
        with weights.open("rb") as stream:
            (size,) = struct.unpack("<Q", stream.read(8))
            self._tensors = json.loads(stream.read(size))
        self._start = 8 + size
        self._known: set[str] = set()
        self.nodes: list[NodeProto] = []
        self.initializers: list[TensorProto] = []

    def holds(self, name: str) -> bool:
        """Return whether the file has a tensor of this name."""
        return name in self._tensors

    def weight(self, name: str) -> str:
        """Return a tensor of the file, in single precision."""
        return self.add("Cast", self.stored(name), to=TensorProto.FLOAT)

    def stored(self, name: str) -> str:
        """Return a tensor of the file, as it is stored."""
        if name not in self._known:
            self._known.add(name)
            about = self._tensors[name]
            first, last = about["data_offsets"]
            tensor = TensorProto(name=name, data_type=_TYPES[about["dtype"]], dims=about["shape"])
            tensor.data_location = TensorProto.EXTERNAL
            places = {"location": self._file, "offset": self._start + first, "length": last - first}
            for key, value in places.items():
                tensor.external_data.add(key=key, value=str(value))
            self.initializers.append(tensor)
        return name

    def constant(self, value: object, kind: type[np.generic] = np.float32) -> str:
        name = f"c{len(self.initializers)}"
        self.initializers.append(numpy_helper.from_array(np.asarray(value, kind), name))
        return name

    def add(self, operator: str, *inputs: str, domain: str = "", out: str = "", **attributes: Any) -> str:
        """Add a node and return its output."""
        return self.several(operator, inputs, [out or f"v{len(self.nodes)}"], domain=domain, **attributes)[0]

    def several(
        self, operator: str, inputs: Sequence[str], out: Sequence[str], domain: str = "", **attributes: Any
    ) -> Sequence[str]:
        """Add a node with several outputs and return them."""
        self.nodes.append(helper.make_node(operator, inputs, out, domain=domain, **attributes))
        return out


def build(weights: Path, shape: NetworkShape) -> ModelProto:
    """Return the graph of a network that `encoder.save` wrote.

    Inputs: `ids` and `cases`, (windows, pieces) int64, with the start piece; weights that `packing` wrote need no
    `cases`. Outputs: `labels`, `masks` (probabilities)
    and `states`, as in `network.Scores`, also of the start piece, in single precision.
    """
    graph = _Graph(weights)
    states = _embedded(graph)
    for number in range(shape.layers):
        states = _layer(graph, f"encoder.encoder.layer.{number}", states, shape)
    graph.add("Identity", states, out="states")
    for head in ("labels", "masks"):
        matrix = graph.add("Transpose", graph.weight(f"{head}.weight"), perm=[1, 0])
        logits = graph.add("Add", graph.add("MatMul", states, matrix), graph.weight(f"{head}.bias"))
        graph.add("Softmax", logits, axis=-1, out=head)
    sizes = {"labels": len(LABELS), "masks": len(MASKS), "states": shape.width}
    rows = ["windows", "pieces"]
    inputs = ("ids", "cases") if graph.holds(_CASES) else ("ids",)
    return helper.make_model(
        helper.make_graph(
            graph.nodes,
            "recognizer",
            [helper.make_tensor_value_info(name, TensorProto.INT64, rows) for name in inputs],
            [helper.make_tensor_value_info(name, TensorProto.FLOAT, [*rows, size]) for name, size in sizes.items()],
            graph.initializers,
        ),
        opset_imports=[helper.make_opsetid("", _OPSET), helper.make_opsetid(_CONTRIB, 1)],
        ir_version=10,
        producer_name="sable",
    )


def _embedded(graph: _Graph) -> str:
    """Return the input of the first layer, (windows, pieces, width)."""
    place = "encoder.embeddings"
    words = _words(graph, f"{place}.word_embeddings")
    cases = graph.add("Gather", graph.weight(_CASES), "cases") if graph.holds(_CASES) else None
    # Every text has token type 0.
    kind = graph.add("Gather", graph.weight(f"{place}.token_type_embeddings.weight"), graph.constant(0, np.int64))
    positions = graph.add("Add", graph.weight(f"{place}.position_embeddings.weight"), kind)
    count, first = graph.add("Shape", "ids", start=1, end=2), graph.constant([0], np.int64)
    placed = graph.add("Slice", positions, first, count, first)
    whole = graph.add("Add", graph.add("Add", words, cases) if cases else words, placed)
    norm = (graph.weight(f"{place}.LayerNorm.{part}") for part in ("weight", "bias"))
    return graph.add("LayerNormalization", whole, *norm, axis=-1, epsilon=_EPSILON)


def _words(graph: _Graph, place: str) -> str:
    """Return the embedded pieces; `packing` keeps them in blocks of 4 bits."""
    if graph.holds(_CASES):
        return graph.add("Cast", graph.add("Gather", graph.stored(f"{place}.weight"), "ids"), to=TensorProto.FLOAT)
    packed = graph.add("Gather", graph.stored(f"{place}.packed"), "ids")
    scales = graph.add("Gather", graph.stored(f"{place}.scales"), "ids")
    half = graph.constant(_HALF_BYTE, np.uint8)
    in_blocks = graph.constant([0, 0, -1, _BLOCK // 2], np.int64)
    low = graph.add("Reshape", graph.add("BitwiseAnd", packed, half), in_blocks)
    shifted = graph.add("BitShift", packed, graph.constant(_BITS, np.uint8), direction="RIGHT")
    numbers = graph.add("Concat", low, graph.add("Reshape", shifted, in_blocks), axis=-1)
    numbers = graph.add("Sub", graph.add("Cast", numbers, to=TensorProto.FLOAT), graph.constant(_MIDDLE))
    scales = graph.add("Unsqueeze", graph.add("Cast", scales, to=TensorProto.FLOAT), graph.constant([-1], np.int64))
    return graph.add("Reshape", graph.add("Mul", numbers, scales), graph.constant([0, 0, -1], np.int64))


def _layer(graph: _Graph, name: str, states: str, shape: NetworkShape) -> str:
    """Return the states after one layer."""
    parts = [f"{name}.attention.self.{part}" for part in ("query", "key", "value")]
    matrix = _matrix(graph, *parts)
    bias = graph.add("Concat", *(graph.weight(f"{part}.bias") for part in parts), axis=0)
    seen = graph.several(
        "Split",
        [_product(graph, _rounded(graph, states), _columns(graph, matrix))],
        [f"{name}.{part}" for part in "qkv"],
        axis=2,
        num_outputs=3,
    )
    attended = graph.add("MultiHeadAttention", *seen, bias, domain=_CONTRIB, num_heads=shape.attention_heads)
    matrix, bias = _matrix(graph, f"{name}.attention.output.dense"), graph.weight(f"{name}.attention.output.dense.bias")
    added = _product(graph, _rounded(graph, attended), _columns(graph, matrix))
    states = _normed(graph, f"{name}.attention.output", added, states, bias)
    matrix, bias = _matrix(graph, f"{name}.intermediate.dense"), graph.weight(f"{name}.intermediate.dense.bias")
    inner = _product(graph, _rounded(graph, states), _columns(graph, matrix))
    inner = graph.add("BiasGelu", inner, bias, domain=_CONTRIB)
    matrix, bias = _matrix(graph, f"{name}.output.dense"), graph.weight(f"{name}.output.dense.bias")
    columns = _columns(graph, matrix)
    added = _product(graph, _rounded_positive(graph, inner), columns)
    return _normed(graph, f"{name}.output", added, states, graph.add("Sub", bias, _shifted_by(graph, columns)))


def _normed(graph: _Graph, name: str, added: str, states: str, bias: str) -> str:
    """Return the norm of what is added to the states, with a bias."""
    norm = (graph.weight(f"{name}.LayerNorm.{part}") for part in ("weight", "bias"))
    return graph.add("SkipLayerNormalization", added, states, *norm, bias, domain=_CONTRIB, epsilon=_EPSILON)


# Products of rounded rows and columns. A pair: rounded values, and the scale of each row or column.

_Rounded = tuple[str, str, str]
"""Rounded rows, their scales (windows, pieces, 1), and the zero point."""


class _Matrix(NamedTuple):
    """A matrix (outputs, inputs), with the scale of each output where `packing` rounded it."""

    numbers: str
    scales: str | None


def _matrix(graph: _Graph, *parts: str) -> _Matrix:
    """Return the matrices of layers, one below the other."""
    names = [f"{part}.weight" for part in parts]
    if not graph.holds(f"{names[0]}.scales"):
        return _Matrix(_below(graph, [graph.weight(name) for name in names]), None)
    scales = _below(graph, [graph.stored(f"{name}.scales") for name in names])
    return _Matrix(_below(graph, [graph.stored(name) for name in names]), scales)


def _below(graph: _Graph, parts: Sequence[str]) -> str:
    return parts[0] if len(parts) == 1 else graph.add("Concat", *parts, axis=0)


def _columns(graph: _Graph, stored: _Matrix) -> tuple[str, str]:
    """Return a matrix rounded, (inputs, outputs), and the scale of each output."""
    matrix = stored.numbers
    if stored.scales:
        return graph.add("Transpose", matrix, perm=[1, 0]), stored.scales
    highest = graph.add("ReduceMax", graph.add("Abs", matrix), graph.constant([1], np.int64), keepdims=1)
    scale = graph.add("Div", highest, graph.constant(HIGHEST_WEIGHT))
    rounded = graph.add("Cast", graph.add("Round", graph.add("Div", matrix, scale)), to=TensorProto.INT8)
    flat = graph.add("Squeeze", scale, graph.constant([1], np.int64))
    return graph.add("Transpose", rounded, perm=[1, 0]), flat


def _rounded(graph: _Graph, states: str) -> _Rounded:
    """Return states rounded around the middle of 8 bits."""
    highest = graph.add("ReduceMax", graph.add("Abs", states), graph.constant([-1], np.int64), keepdims=1)
    scale = graph.add("Mul", graph.add("Max", highest, graph.constant(_TINY)), graph.constant(1 / _HIGHEST_STATE))
    return _scaled(graph, states, scale, _ZERO)


def _rounded_positive(graph: _Graph, states: str) -> _Rounded:
    """Return outputs of GELU, shifted by `_SHIFT`, rounded to all of 8 bits."""
    shifted = graph.add("Add", states, graph.constant(_SHIFT))
    highest = graph.add("ReduceMax", shifted, graph.constant([-1], np.int64), keepdims=1)
    scale = graph.add("Mul", highest, graph.constant(1 / _HIGHEST_POSITIVE))
    return _scaled(graph, shifted, scale, 0)


def _scaled(graph: _Graph, states: str, scale: str, zero: int) -> _Rounded:
    # The conversion to whole numbers drops what is behind the point: half a unit is added to round.
    wide = graph.add("Mul", states, graph.add("Reciprocal", scale))
    rounded = graph.add("Cast", graph.add("Add", wide, graph.constant(zero + 0.5)), to=TensorProto.UINT8)
    return rounded, scale, graph.constant(zero, np.uint8)


def _product(graph: _Graph, rows: _Rounded, columns: tuple[str, str]) -> str:
    """Return the product of rows and columns, in single precision."""
    states, of_rows, zero = rows
    matrix, of_columns = columns
    found = graph.add("MatMulIntegerToFloat", states, matrix, graph.constant(1.0), of_columns, zero, domain=_CONTRIB)
    return graph.add("Mul", found, of_rows)


def _shifted_by(graph: _Graph, columns: tuple[str, str]) -> str:
    """Return what `_SHIFT` adds to each output."""
    whole = graph.add("Cast", columns[0], to=TensorProto.FLOAT)
    total = graph.add("ReduceSum", whole, graph.constant([0], np.int64), keepdims=0)
    return graph.add("Mul", graph.add("Mul", total, columns[1]), graph.constant(_SHIFT))


def main(folder: Path) -> None:
    """Write the graph into the folder of the network."""
    shape = NetworkShape(**json.loads((folder / SHAPE).read_text(encoding="utf-8")))
    save_model(build(folder / WEIGHTS, shape), folder / GRAPH)
    checker.check_model(str(folder / GRAPH))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else resources.root() / "models" / "recognizer")

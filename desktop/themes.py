"""Colours of the window and of the marks of each decision (light, dark, system contrast), and the style sheet.

Ink and grey for everything; colour only marks a decision or a risk. The contrast of text is at least 4.5:1.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtGui import QColor, QPalette

from desktop import icons
from desktop.states import DecisionState
from engine.core.resources import find


@dataclass(frozen=True, slots=True)
class MarkColours:
    """The colours of a mark. `line`: outline and pattern; `fill`, `fill_alpha`, `pattern_alpha` (0 to 1): over the
    text.
    """

    line: str
    fill: str
    fill_alpha: float
    pattern_alpha: float = 0.0


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours as #RRGGBB, by their role."""

    dark: bool
    window: str
    panel: str
    field: str
    canvas: str
    paper: str
    selected: str
    hover: str
    line: str
    faint_line: str
    border: str
    button: str
    button_border: str
    text: str
    second: str
    faint: str
    ink: str
    primary: str
    primary_text: str
    page_text: str
    bar: str
    track: str
    risk: str
    risk_ground: str
    risk_border: str
    passed: str
    warning: str
    marks: Mapping[DecisionState, MarkColours]


LIGHT = Theme(
    dark=False,
    window="#F3F4F6",
    panel="#FBFBFC",
    field="#FFFFFF",
    canvas="#DADDE2",
    paper="#FFFFFF",
    selected="#DFE5EC",
    hover="#E7EAEE",
    line="#D3D7DD",
    faint_line="#E5E8EC",
    border="#868D97",
    button="#FFFFFF",
    button_border="#BFC5CD",
    text="#1B1F26",
    second="#535B67",
    faint="#5C6470",
    ink="#232831",
    primary="#232831",
    primary_text="#FFFFFF",
    page_text="#17191D",
    bar="#5A6472",
    track="#DDE1E6",
    risk="#A81B58",
    risk_ground="#FBE9F0",
    risk_border="#E6B5C9",
    passed="#0D5A30",
    warning="#8A5600",
    marks={
        DecisionState.MASK: MarkColours("#2B313C", "#2B313C", 0.10, 0.30),
        DecisionState.GENERALISE: MarkColours("#1A5FB0", "#1A5FB0", 0.12, 0.30),
        DecisionState.KEEP: MarkColours("#0D5A30", "#0D5A30", 0.07),
        DecisionState.UNDECIDED: MarkColours("#8A5600", "#F5B428", 0.34, 0.42),
        DecisionState.NEW: MarkColours("#868D97", "#2B313C", 0.10),
    },
)
DARK = Theme(
    dark=True,
    window="#1C1F24",
    panel="#212429",
    field="#181A1E",
    canvas="#121417",
    paper="#25282D",
    selected="#333A44",
    hover="#2B2F36",
    line="#373C44",
    faint_line="#2C3037",
    border="#6E7682",
    button="#2A2E35",
    button_border="#4A515B",
    text="#E7E9EC",
    second="#B6BDC7",
    faint="#A6AEB9",
    ink="#E4E7EB",
    primary="#E9EBEE",
    primary_text="#16181C",
    page_text="#DCDFE3",
    bar="#A3ACB8",
    track="#3A4048",
    risk="#F57F9E",
    risk_ground="#3A222B",
    risk_border="#6E3348",
    passed="#58D9A2",
    warning="#F2BC55",
    marks={
        DecisionState.MASK: MarkColours("#D3D8E0", "#D3D8E0", 0.10, 0.25),
        DecisionState.GENERALISE: MarkColours("#86B9F7", "#86B9F7", 0.14, 0.28),
        DecisionState.KEEP: MarkColours("#58D9A2", "#58D9A2", 0.07),
        DecisionState.UNDECIDED: MarkColours("#F2BC55", "#F5B428", 0.18, 0.30),
        DecisionState.NEW: MarkColours("#6E7682", "#D3D8E0", 0.10),
    },
)


def on_paper(theme: Theme, *, as_printed: bool) -> Theme:
    """Return the theme of the sheets: white as printed, or that of the window."""
    return LIGHT if as_printed and theme.dark else theme


def of_system(colours: QPalette) -> Theme:
    """Return a high-contrast theme of the system's colours alone. Pattern and shape tell marks apart."""
    role = QPalette.ColorRole
    window, text = colours.color(role.Window), colours.color(role.WindowText)
    ground, ink = window.name(), text.name()
    marked = {
        state: replace(each, line=ink, fill=ink, fill_alpha=0.0, pattern_alpha=min(1.0, 2 * each.pattern_alpha))
        for state, each in LIGHT.marks.items()
    }
    grounds = "window panel field canvas paper hover button primary_text track risk_ground".split()
    inks = (
        "line faint_line border button_border text second faint ink primary page_text bar risk risk_border passed "
        "warning"
    ).split()
    return Theme(
        dark=window.lightness() < text.lightness(),
        selected=colours.color(role.Highlight).name() if _readable(colours) else ground,
        marks=marked,
        **dict.fromkeys(grounds, ground),
        **dict.fromkeys(inks, ink),
    )


def _readable(colours: QPalette) -> bool:
    """Return whether the window's text is readable on the system's selection colour."""
    text, selected = (colours.color(each) for each in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Highlight))
    return abs(text.lightness() - selected.lightness()) > 120  # of 255 levels


def palette(theme: Theme) -> QPalette:
    """Return a palette for what the style sheet does not reach: menus, tooltips, system dialogs."""
    colours = QPalette()
    role = QPalette.ColorRole
    for name, colour in {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.field,
        role.AlternateBase: theme.panel,
        role.Text: theme.text,
        role.Button: theme.button,
        role.ButtonText: theme.text,
        role.ToolTipBase: theme.panel,
        role.ToolTipText: theme.text,
        role.PlaceholderText: theme.faint,
        role.Highlight: theme.selected,
        role.HighlightedText: theme.text,
        role.Link: theme.text,
        role.Mid: theme.line,
        role.Light: theme.panel,
        role.Dark: theme.border,
    }.items():
        colours.setColor(name, QColor(colour))
    for name in (role.WindowText, role.Text, role.ButtonText):
        colours.setColor(QPalette.ColorGroup.Disabled, name, QColor(theme.border))
    return colours


@dataclass(frozen=True, slots=True)
class _Signs:
    """Sizes of signs in pixels, which follow the size of text, and the paths of their pictures."""

    small: int
    sign: int
    cross: int
    tool: int
    close: str
    down: str
    left: str
    right: str
    tick: str
    up: str
    down_on_primary: str


def _signs(theme: Theme) -> _Signs:
    mode, other = ("dark", "light") if theme.dark else ("light", "dark")
    return _Signs(
        small=icons.scaled(12),
        sign=icons.scaled(14),
        cross=icons.scaled(16),
        tool=icons.scaled(icons.SIZE),
        close=_picture("close", mode),
        down=_picture("down", mode),
        left=_picture("left", mode),
        right=_picture("right", mode),
        tick=_picture("tick", mode),
        up=_picture("up", mode),
        down_on_primary=_picture("down", other),
    )


def _picture(name: str, mode: str) -> str:
    return find(f"icons/{name}-{mode}.svg").as_posix()


def style_sheet(theme: Theme) -> str:
    """Return the Qt style sheet. Font sizes in points follow the system's, and signs follow the size of text; only
    lines and gaps are in pixels.
    """
    signs = _signs(theme)
    with_signs = (part(theme, signs) for part in (_tool_buttons, _buttons, _fields, _tabs))
    return "\n".join((_frames(theme), *with_signs, _views(theme)))


def _frames(t: Theme) -> str:
    """Return the rules for the window, its labels and the frames of its parts."""
    return f"""
* {{ outline: 0; }}
QMainWindow, QDialog {{ background: {t.window}; }}
QToolTip {{ background: {t.panel}; color: {t.text}; border: 1px solid {t.line}; padding: 4px 8px; }}
QLabel[role="second"] {{ color: {t.second}; }}
QLabel[role="warning"] {{ color: {t.warning}; }}
QLabel[role="risk"] {{ color: {t.risk}; }}
QLabel[role="passed"] {{ color: {t.passed}; }}

#popover {{ background: {t.panel}; border: 1px solid {t.border}; border-radius: 7px; }}
#popover-inner {{ background: {t.panel}; }}
#cells {{ background: {t.window}; border: 1px solid {t.line}; border-radius: 5px; }}
#cell {{ border: 0; border-left: 1px solid {t.line}; }}
#changes {{ background: {t.window}; border: 0; border-top: 1px solid {t.line}; border-bottom: 1px solid {t.line}; }}
#toolbar {{ background: {t.window}; border: 0; border-bottom: 1px solid {t.line}; }}
#bottom {{ background: {t.window}; border-top: 1px solid {t.line}; }}
#panel, #panel QScrollArea, #why {{ background: {t.panel}; border: 0; }}
#panel {{ border-left: 1px solid {t.line}; }}
#decisions {{ background: {t.panel}; border-top: 1px solid {t.faint_line}; }}
#strip {{ background: {t.window}; border: 0; border-right: 1px solid {t.line}; }}
QSplitter::handle {{ background: {t.line}; }}
"""


def _tool_buttons(t: Theme, s: _Signs) -> str:
    """Return the rules for tool buttons and the bars that hold them."""
    return f"""
QToolButton {{ border: 1px solid transparent; border-radius: 5px; padding: 4px 6px; color: {t.text}; }}
QToolButton#plan, QToolButton#profile {{ background: {t.field}; border: 1px solid {t.button_border};
  padding: 4px 10px; min-height: {s.tool}px; }}
QToolButton#find {{ background: {t.field}; border: 1px solid {t.border}; color: {t.faint}; padding: 4px 10px;
  margin-right: 6px; }}
QToolButton:hover, QToolButton#plan:hover, QToolButton#profile:hover {{ background: {t.hover}; }}
QToolButton:pressed, QToolButton:checked, QToolButton#plan:pressed {{ background: {t.selected}; }}
QToolButton#plan:checked {{ background: {t.selected}; border-color: {t.ink}; }}
QToolButton:focus, QToolButton#find:focus {{ border-color: {t.ink}; }}
QToolButton#plan:focus, QToolButton#profile:focus {{ border: 2px solid {t.ink}; padding: 3px 9px; }}
QToolButton:disabled {{ color: {t.border}; }}
QToolButton#find:disabled {{ color: {t.border}; border-color: {t.line}; }}
QToolButton::menu-indicator {{ image: none; }}
QToolButton#profile, QToolButton#profile:focus {{ padding-right: {s.sign + 10}px; }}
QToolButton#profile[joined="true"] {{ border-top-right-radius: 0; border-bottom-right-radius: 0; }}
QToolButton#plan[joined="true"] {{ border-left-width: 0; border-top-left-radius: 0; border-bottom-left-radius: 0; }}
QToolButton#plan[joined="true"]:focus {{ border-left-width: 2px; padding-left: 8px; }}
QToolButton#profile::menu-indicator {{ image: url({s.down}); width: {s.sign}px; height: {s.sign}px; right: 6px;
  subcontrol-origin: padding; subcontrol-position: right center; }}
#find-bar QPushButton:checked {{ background: {t.selected}; border-color: {t.ink}; }}
#profile-bar, #find-bar {{ background: {t.panel}; border: 0; border-bottom: 1px solid {t.line}; }}
"""


def _buttons(t: Theme, s: _Signs) -> str:
    """Return the rules for push buttons."""
    chosen = "".join(
        f'QPushButton[chosen="{state.value}"] {{ border: 2px solid {marked.line}; padding: 5px 11px; }}\n'
        for state, marked in t.marks.items()
    )
    return f"""
QToolButton#qt_toolbar_ext_button {{ padding: 0; }}
QPushButton, QToolButton {{ icon-size: {s.cross}px; }}
#toolbar QToolButton {{ icon-size: {s.tool}px; }}
QPushButton {{ background: {t.button}; color: {t.text}; border: 1px solid {t.button_border}; border-radius: 5px;
  padding: 6px 12px; font-weight: 500; }}
QPushButton:hover {{ background: {t.hover}; }}
QPushButton:pressed {{ background: {t.selected}; }}
QPushButton:focus {{ border: 2px solid {t.ink}; padding: 5px 11px; }}
QPushButton:disabled {{ color: {t.border}; }}
QPushButton[primary="true"] {{ background: {t.primary}; color: {t.primary_text}; border-color: {t.primary}; }}
QPushButton[primary="true"]:focus {{ border-color: {t.border}; }}
QPushButton[primary="true"]:disabled {{ background: {t.selected}; color: {t.faint}; border-color: {t.selected}; }}
QPushButton::menu-indicator {{ image: url({s.down}); width: {s.sign}px; height: {s.sign}px; right: 8px;
  subcontrol-origin: padding; subcontrol-position: right center; }}
QPushButton[primary="true"]::menu-indicator {{ image: url({s.down_on_primary}); }}
QDialogButtonBox {{ dialogbuttonbox-buttons-have-icons: 0; }}
{chosen}QPushButton[link="true"] {{ background: transparent; border: 0; padding: 0; text-decoration: underline; }}
QPushButton[link="true"]:focus {{ border: 1px solid {t.ink}; border-radius: 2px; text-decoration: none; }}
QPushButton[count="true"] {{ background: transparent; border: 0; padding: 0; min-width: 28px; color: {t.risk};
  font-weight: 600; }}
QPushButton[count="true"]:focus {{ border: 1px solid {t.ink}; }}
QPushButton[member="true"] {{ background: transparent; border: 1px solid transparent; padding: 0 3px; }}
QPushButton[member="true"]:hover {{ background: {t.hover}; }}
QPushButton[member="true"]:focus {{ border-color: {t.ink}; }}
QPushButton[member="true"]:disabled {{ color: {t.text}; }}
QPushButton[chip="true"] {{ padding: 3px 4px; font-weight: 400; icon-size: {s.sign}px; }}
QPushButton[chip="true"]:checked {{ background: {t.selected}; border-color: {t.ink}; }}
"""


def _fields(t: Theme, s: _Signs) -> str:
    """Return the rules for fields, lists to choose from, and boxes to tick."""
    return f"""
QLineEdit, QComboBox, QAbstractSpinBox, QPlainTextEdit {{ background: {t.field}; color: {t.text};
  border: 1px solid {t.border}; border-radius: 5px; padding: 4px 8px; min-height: 20px;
  selection-background-color: {t.selected};
  selection-color: {t.text}; }}
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus {{ border: 2px solid {t.ink}; padding: 3px 7px; }}
QLineEdit:disabled, QComboBox:disabled {{ color: {t.border}; border-color: {t.line}; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ width: {s.sign + 8}px; border: 0;
  subcontrol-origin: border; }}
QAbstractSpinBox::up-button {{ subcontrol-position: top right; }}
QAbstractSpinBox::down-button {{ subcontrol-position: bottom right; }}
QAbstractSpinBox::up-arrow {{ image: url({s.up}); width: {s.small}px; height: {s.small}px; }}
QAbstractSpinBox::down-arrow {{ image: url({s.down}); width: {s.small}px; height: {s.small}px; }}
QAbstractSpinBox QLineEdit, QComboBox QLineEdit {{ border: 0; padding: 0; min-height: 0; }}
QTabWidget::pane {{ background: {t.panel}; border: 1px solid {t.line}; }}
QTabWidget QScrollArea, #page {{ background: {t.panel}; border: 0; }}
QComboBox {{ padding-right: {s.sign + 12}px; combobox-popup: 0; }}
QComboBox[flat="true"] {{ background: transparent; border: 1px solid transparent; padding-left: 0;
  padding-right: {s.sign // 2}px; }}
QComboBox[flat="true"]:hover {{ background: {t.hover}; }}
QComboBox[flat="true"]:focus {{ border: 1px solid {t.ink}; }}
QComboBox::drop-down {{ border: 0; width: {s.sign + 8}px; }}
QComboBox::down-arrow {{ image: url({s.down}); width: {s.sign}px; height: {s.sign}px; }}
QCheckBox::indicator {{ width: {s.sign}px; height: {s.sign}px; background: {t.field}; border: 1px solid {t.border};
  border-radius: 3px; }}
QCheckBox::indicator:checked {{ background: {t.primary}; border-color: {t.primary}; image: url({s.tick}); }}
QRadioButton::indicator {{ width: {s.small}px; height: {s.small}px; background: {t.field}; border: 1px solid {t.border};
  border-radius: {s.small // 2 + 1}px; }}
QRadioButton::indicator:checked {{ width: {s.small - 8}px; height: {s.small - 8}px; background: {t.field};
  border: 5px solid {t.primary}; }}
QRadioButton::indicator:disabled {{ background: {t.window}; border-color: {t.line}; }}
QCheckBox:focus {{ text-decoration: underline; }}
QComboBox QAbstractItemView {{ background: {t.field}; color: {t.text}; border: 1px solid {t.line};
  selection-background-color: {t.selected}; selection-color: {t.text}; }}
QComboBox QAbstractItemView::item {{ min-height: 22px; padding: 1px 6px; }}
QComboBox QAbstractItemView::item:selected {{ background: {t.selected}; color: {t.text}; }}
"""


def _tabs(t: Theme, s: _Signs) -> str:
    """Return the rules for tabs."""
    return f"""
QTabBar {{ background: {t.window}; }}
QTabBar::tab {{ background: {t.window}; color: {t.second}; border: 0; border-right: 1px solid {t.line};
  border-top: 2px solid transparent; padding: 6px 12px; }}
QTabBar::tab:selected {{ background: {t.panel}; color: {t.text}; border-top-color: {t.ink}; }}
QTabBar::close-button {{ image: url({s.close}); width: {s.cross}px; height: {s.cross}px; margin: 2px; }}
QTabBar::close-button:hover {{ background: {t.hover}; border-radius: 4px; }}
QTabBar::tab:hover {{ color: {t.text}; }}
QTabBar::tab:focus {{ border: 2px solid {t.ink}; padding: 6px 10px 4px 10px; }}
QTabBar::tear {{ width: 0; border: 0; image: none; }}
QTabBar::scroller {{ width: {2 * s.tool}px; }}
QTabBar QToolButton {{ background: {t.window}; border-radius: 0; padding: 0; }}
QTabBar QToolButton:hover {{ background: {t.hover}; }}
QTabBar QToolButton::left-arrow {{ image: url({s.left}); width: {s.sign}px; height: {s.sign}px; }}
QTabBar QToolButton::right-arrow {{ image: url({s.right}); width: {s.sign}px; height: {s.sign}px; }}
"""


def _views(t: Theme) -> str:
    """Return the rules for lists, pages, menus and scroll bars."""
    return f"""
QTreeView, QListView {{ background: {t.panel}; color: {t.text}; border: 0; }}
QDialog QListView, QDialog QTableView {{ background: {t.field}; border: 1px solid {t.line}; }}
QListView#pages, QTreeView#pages {{ background: {t.window}; }}
QTreeView#pages {{ padding: 8px 8px; }}
QTreeView#pages::item {{ padding: 4px 4px; }}
QTreeView#pages::item:hover {{ background: {t.hover}; }}
QTreeView#pages::item:selected {{ background: {t.selected}; color: {t.text}; }}
QGraphicsView {{ background: {t.canvas}; border: 0; }}
QMenu {{ background: {t.panel}; color: {t.text}; border: 1px solid {t.line}; padding: 4px; }}
QMenu::item {{ padding: 5px 24px 5px 12px; border-radius: 4px; }}
QMenu::item:selected {{ background: {t.selected}; }}
QMenu::item:disabled {{ color: {t.border}; }}
QMenu#profiles::item:disabled, QMenu#saved::item:disabled {{ color: {t.second}; }}
QMenu::separator {{ height: 1px; background: {t.line}; margin: 4px 0; }}
QScrollBar:vertical {{ background: transparent; width: 12px; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; }}
QScrollBar::handle {{ background: {t.border}; border-radius: 3px; margin: 3px; min-height: 28px; min-width: 28px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
"""

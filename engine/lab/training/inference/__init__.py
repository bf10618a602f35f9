"""Training of the inference attack: invented people, their texts, and the fit (`sable train inference`)."""

"""How well what Sable found and masked agrees with what people annotated: published measures, and no more.

The functions here count per document, so that whole sets are sums of rows and a bootstrap over documents is cheap.
"""

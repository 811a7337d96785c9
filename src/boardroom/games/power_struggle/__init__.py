"""Power Struggle: careers, privileges and envelopes in one large company, for three to five seats."""

"""Risk: indicators of each entity, quasi-identifier sets that lead to the data subject, and the population model."""

"""Less exact values for ages, dates, numbers, places, occupations and organisations."""

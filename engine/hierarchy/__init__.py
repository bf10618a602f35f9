"""What is part of what: days of months, cities of countries, occupations of fields."""

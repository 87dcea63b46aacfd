-- Misspelled words of a question are known by their likeness to those of the catechism.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Finds mistyped words. Trusted since PostgreSQL 13: who may create in the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

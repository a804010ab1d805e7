ALTER TABLE "tests" ADD COLUMN "sources" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Prices became a seed of their own. Those of an existing database are as its seed wrote them or changed since: they stay.
INSERT INTO "seeds" ("area", "content_hash", "seeded_at") SELECT 'prices', 'Sawdvc5DNTA9r4bgUAYwBFq8-Uw1CAnfv6BVFqeyh8g', now() FROM "seeds" WHERE "area" = 'catalogue' ON CONFLICT DO NOTHING;

CREATE TABLE "carrier_rates" (
	"breed_id" integer NOT NULL,
	"test_code" text NOT NULL,
	"animal_ids" integer[] NOT NULL,
	"clear" smallint NOT NULL,
	"carrier" smallint NOT NULL,
	"affected" smallint NOT NULL,
	"is_demo" boolean NOT NULL,
	"computed_on" date NOT NULL,
	CONSTRAINT "carrier_rates_breed_id_test_code_pk" PRIMARY KEY("breed_id","test_code")
);
--> statement-breakpoint
CREATE TABLE "relative_consents" (
	"animal_id" integer PRIMARY KEY NOT NULL,
	"owner_id" integer NOT NULL,
	"consented_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "relative_matches" (
	"animal_id" integer NOT NULL,
	"relative_id" integer NOT NULL,
	"relation" text NOT NULL,
	CONSTRAINT "relative_matches_animal_id_relative_id_pk" PRIMARY KEY("animal_id","relative_id")
);
--> statement-breakpoint
ALTER TABLE "carrier_rates" ADD CONSTRAINT "carrier_rates_breed_id_breeds_id_fk" FOREIGN KEY ("breed_id") REFERENCES "public"."breeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_rates" ADD CONSTRAINT "carrier_rates_test_code_tests_code_fk" FOREIGN KEY ("test_code") REFERENCES "public"."tests"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relative_consents" ADD CONSTRAINT "relative_consents_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relative_consents" ADD CONSTRAINT "relative_consents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relative_matches" ADD CONSTRAINT "relative_matches_animal_id_relative_consents_animal_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."relative_consents"("animal_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relative_matches" ADD CONSTRAINT "relative_matches_relative_id_relative_consents_animal_id_fk" FOREIGN KEY ("relative_id") REFERENCES "public"."relative_consents"("animal_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "relative_consents_owner" ON "relative_consents" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "relative_matches_relative" ON "relative_matches" USING btree ("relative_id");--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "sources" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- Prices became a seed of their own. Those of an existing database are as its seed wrote them or changed since: they stay.
INSERT INTO "seeds" ("area", "content_hash", "seeded_at") SELECT 'prices', 'Sawdvc5DNTA9r4bgUAYwBFq8-Uw1CAnfv6BVFqeyh8g', now() FROM "seeds" WHERE "area" = 'catalogue' ON CONFLICT DO NOTHING;

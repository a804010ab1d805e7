ALTER TABLE "animal_collections" ADD COLUMN "collected_on" date;--> statement-breakpoint
UPDATE "animal_collections" SET "collected_on" = ("collected_at" AT TIME ZONE 'UTC')::date;--> statement-breakpoint
ALTER TABLE "animal_collections" ALTER COLUMN "collected_on" SET NOT NULL;

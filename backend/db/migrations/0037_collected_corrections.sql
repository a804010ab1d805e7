ALTER TABLE "animal_collections" ADD COLUMN "declined_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "collection_uploads" ADD COLUMN "content_hash" text;
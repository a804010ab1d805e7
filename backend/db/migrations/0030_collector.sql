CREATE TABLE "collection_signatures" (
	"animal_id" integer PRIMARY KEY NOT NULL,
	"signed_name" text NOT NULL,
	"picture" "bytea",
	"signed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_uploads" (
	"client_id" text PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "animal_collections" ADD COLUMN "more_barcodes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "animal_collections" ADD COLUMN "breed_text" text;--> statement-breakpoint
ALTER TABLE "collection_signatures" ADD CONSTRAINT "collection_signatures_animal_id_animal_collections_animal_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animal_collections"("animal_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_uploads" ADD CONSTRAINT "collection_uploads_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_uploads_agent" ON "collection_uploads" USING btree ("agent_id");
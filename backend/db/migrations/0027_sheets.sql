CREATE TABLE "spreadsheet_imports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"sheet" text,
	"other_sheets" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"row_count" integer NOT NULL,
	"settings" jsonb NOT NULL,
	"outcome" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"imported_count" integer DEFAULT 0 NOT NULL,
	"imported_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "spreadsheet_imports" ADD CONSTRAINT "spreadsheet_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "spreadsheet_imports_user" ON "spreadsheet_imports" USING btree ("user_id","created_at");
CREATE TABLE "research_applications" (
	"approval_id" integer PRIMARY KEY NOT NULL,
	"form_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"country_code" text NOT NULL,
	"role" text NOT NULL,
	"institution" text,
	"project" text,
	"species" text NOT NULL,
	"breeds" text,
	"language" text DEFAULT 'en' NOT NULL,
	CONSTRAINT "research_applications_form_id_unique" UNIQUE("form_id")
);
--> statement-breakpoint
CREATE TABLE "research_files" (
	"id" text PRIMARY KEY NOT NULL,
	"approval_id" integer,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "approvals_one_waiting";--> statement-breakpoint
ALTER TABLE "approvals" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "research_applications" ADD CONSTRAINT "research_applications_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_applications" ADD CONSTRAINT "research_applications_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "research_files" ADD CONSTRAINT "research_files_approval_id_research_applications_approval_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."research_applications"("approval_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "research_applications_email" ON "research_applications" USING btree ("email");--> statement-breakpoint
CREATE INDEX "research_files_application" ON "research_files" USING btree ("approval_id");--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_waiting" ON "approvals" USING btree ("user_id","kind") WHERE state = 'waiting' and kind not in ('shows', 'sponsorship', 'research');
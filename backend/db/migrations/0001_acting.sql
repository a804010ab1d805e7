CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" integer NOT NULL,
	"actor" text NOT NULL,
	"subject_id" integer NOT NULL,
	"subject" text NOT NULL,
	"call" text NOT NULL,
	"reason" text,
	"request_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_as" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_reason" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "acting_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_acting_as_users_id_fk" FOREIGN KEY ("acting_as") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
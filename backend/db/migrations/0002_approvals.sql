CREATE TABLE "approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"details" text,
	"note" text,
	"decided_by" integer,
	"decided_by_name" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_waiting" ON "approvals" USING btree ("user_id","kind") WHERE "approvals"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "approvals_user" ON "approvals" USING btree ("user_id","kind","id");--> statement-breakpoint
CREATE INDEX "approvals_state" ON "approvals" USING btree ("state","id");--> statement-breakpoint
-- Whoever confirmed before there was a desk waits on it too.
INSERT INTO "approvals" ("kind", "user_id", "created_at")
SELECT 'vet', "id", "confirmed_at" FROM "users"
WHERE "type" = 'vet' AND "confirmed_at" IS NOT NULL AND "vet_approved_at" IS NULL;

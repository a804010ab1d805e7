CREATE TABLE "acm_forms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acm_forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"animal_id" integer NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"collector_type" text NOT NULL,
	"collector_name" text NOT NULL,
	"clinic" text,
	"place" text NOT NULL,
	"planned_on" date NOT NULL,
	"chip_number" text,
	"barcode" text,
	"second_barcode" text,
	"collected_on" date,
	"owner_signature" jsonb,
	"collector_signature" jsonb,
	"signed_at" timestamp (3) with time zone,
	"kit_id" integer,
	"attached_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "acm_scans" (
	"form_id" integer PRIMARY KEY NOT NULL,
	"file" "bytea" NOT NULL,
	"extension" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dv_reads" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dv_reads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"animal_id" integer NOT NULL,
	"user_id" integer,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dv_reads_once" UNIQUE("animal_id","user_id","kind","at")
);
--> statement-breakpoint
CREATE TABLE "shows" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"approval_id" integer,
	"kind" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"club" text NOT NULL,
	"name" text NOT NULL,
	"held_on" date NOT NULL,
	"place" text NOT NULL,
	"entries" integer NOT NULL,
	"kits" integer NOT NULL,
	"request" text,
	"offer" text,
	"catalogue_on" date,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text,
	"coupon_code" text,
	"kits_sent" integer,
	"tracking_number" text,
	"note" text,
	"reported_entries" integer,
	"reported_swabbed" integer,
	"reported_returned" integer,
	"report_text" text,
	"reported_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shows_approval_id_unique" UNIQUE("approval_id")
);
--> statement-breakpoint
DROP INDEX "approvals_one_waiting";--> statement-breakpoint
ALTER TABLE "acm_forms" ADD CONSTRAINT "acm_forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acm_forms" ADD CONSTRAINT "acm_forms_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acm_forms" ADD CONSTRAINT "acm_forms_kit_id_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."kits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acm_scans" ADD CONSTRAINT "acm_scans_form_id_acm_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."acm_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dv_reads" ADD CONSTRAINT "dv_reads_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dv_reads" ADD CONSTRAINT "dv_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shows" ADD CONSTRAINT "shows_coupon_code_coupons_code_fk" FOREIGN KEY ("coupon_code") REFERENCES "public"."coupons"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acm_forms_user" ON "acm_forms" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "acm_forms_animal" ON "acm_forms" USING btree ("animal_id");--> statement-breakpoint
CREATE INDEX "acm_forms_kit" ON "acm_forms" USING btree ("kit_id");--> statement-breakpoint
CREATE INDEX "dv_reads_user" ON "dv_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shows_user" ON "shows" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "shows_state" ON "shows" USING btree ("state","held_on");--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_one_waiting" ON "approvals" USING btree ("user_id","kind") WHERE state = 'waiting' and kind not in ('shows', 'sponsorship');
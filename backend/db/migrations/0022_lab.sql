CREATE TABLE "genotypes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "genotypes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kit_id" integer NOT NULL,
	"run" smallint NOT NULL,
	"locus" text NOT NULL,
	"alleles" text[],
	"no_call_reason" text,
	"assay_version" text NOT NULL,
	CONSTRAINT "genotypes_once" UNIQUE("kit_id","run","locus")
);
--> statement-breakpoint
CREATE TABLE "lab_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lab_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kit_id" integer NOT NULL,
	"lab" text NOT NULL,
	"event_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"type" text NOT NULL,
	"body" jsonb NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"key_id" text,
	CONSTRAINT "lab_events_once" UNIQUE("lab","event_id"),
	CONSTRAINT "lab_events_sequence" UNIQUE("kit_id","lab","sequence")
);
--> statement-breakpoint
CREATE TABLE "lab_progress" (
	"kit_id" integer PRIMARY KEY NOT NULL,
	"stage" text,
	"reached_at" jsonb NOT NULL,
	"problem" text,
	"problem_note" text,
	"failed_at" timestamp (3) with time zone,
	"fail_reason" text,
	"cancelled_at" timestamp (3) with time zone,
	"promised_on" date,
	"promise_reason" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_results" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lab_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kit_id" integer NOT NULL,
	"run" smallint NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"assay_version" text NOT NULL,
	CONSTRAINT "lab_results_once" UNIQUE("kit_id","run","kind")
);
--> statement-breakpoint
CREATE TABLE "report_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"activation_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"status" text NOT NULL,
	"is_partial" boolean NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_versions_once" UNIQUE("activation_id","version")
);
--> statement-breakpoint
CREATE TABLE "stage_passes" (
	"kit_id" integer NOT NULL,
	"stage" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"is_mailed" boolean NOT NULL,
	CONSTRAINT "stage_passes_kit_id_stage_pk" PRIMARY KEY("kit_id","stage")
);
--> statement-breakpoint
ALTER TABLE "dna_profiles" DROP CONSTRAINT "dna_profiles_once";--> statement-breakpoint
ALTER TABLE "dna_profiles" ADD COLUMN "kit_id" integer;--> statement-breakpoint
ALTER TABLE "dna_profiles" ADD COLUMN "run" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "dna_profiles" ADD COLUMN "is_current" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "genotypes" ADD CONSTRAINT "genotypes_kit_id_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."kits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_events" ADD CONSTRAINT "lab_events_kit_id_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."kits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_progress" ADD CONSTRAINT "lab_progress_kit_id_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."kits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_results" ADD CONSTRAINT "lab_results_kit_id_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."kits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_versions" ADD CONSTRAINT "report_versions_activation_id_activations_id_fk" FOREIGN KEY ("activation_id") REFERENCES "public"."activations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_passes" ADD CONSTRAINT "stage_passes_kit_id_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."kits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_progress_stage" ON "lab_progress" USING btree ("stage","updated_at");--> statement-breakpoint
ALTER TABLE "dna_profiles" ADD CONSTRAINT "dna_profiles_kit_id_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."kits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dna_profiles_current" ON "dna_profiles" USING btree ("animal_id","panel_key") WHERE "dna_profiles"."is_current";--> statement-breakpoint
ALTER TABLE "dna_profiles" ADD CONSTRAINT "dna_profiles_run" UNIQUE("kit_id","run","panel_key");
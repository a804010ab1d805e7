CREATE TABLE "animals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "animals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"species_id" smallint NOT NULL,
	"breed_id" integer,
	"sex" text NOT NULL,
	"born_on" date,
	"registration_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dna_panels" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"species_id" smallint NOT NULL,
	"technology" text NOT NULL,
	"markers" text[] NOT NULL,
	"least_common" smallint NOT NULL,
	"is_current" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dna_profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dna_profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"animal_id" integer NOT NULL,
	"panel_key" text NOT NULL,
	"made_on" date NOT NULL,
	"alleles" jsonb NOT NULL,
	CONSTRAINT "dna_profiles_once" UNIQUE("animal_id","panel_key")
);
--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_breed_id_breeds_id_fk" FOREIGN KEY ("breed_id") REFERENCES "public"."breeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dna_profiles" ADD CONSTRAINT "dna_profiles_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dna_profiles" ADD CONSTRAINT "dna_profiles_panel_key_dna_panels_key_fk" FOREIGN KEY ("panel_key") REFERENCES "public"."dna_panels"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "animals_owner" ON "animals" USING btree ("owner_id","species_id","name");
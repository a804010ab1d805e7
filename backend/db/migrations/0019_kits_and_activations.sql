CREATE TABLE "activations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token" text NOT NULL,
	"kit_id" integer NOT NULL,
	"animal_id" integer NOT NULL,
	"user_id" integer,
	"email" text NOT NULL,
	"product_id" integer NOT NULL,
	"person" jsonb,
	"collector" jsonb,
	"language" text DEFAULT 'en' NOT NULL,
	"research_consent_at" timestamp (3) with time zone,
	"storage_consent_at" timestamp (3) with time zone,
	"statistics_consent_at" timestamp (3) with time zone,
	"activated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "activations_token_unique" UNIQUE("token"),
	CONSTRAINT "activations_kit_id_unique" UNIQUE("kit_id")
);
--> statement-breakpoint
CREATE TABLE "kit_problems" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kit_problems_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"barcode" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"solved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "litters" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "litters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"owner_id" integer,
	"species_id" smallint NOT NULL,
	"breed_id" integer,
	"dam_id" integer,
	"sire_id" integer,
	"dam_name" text,
	"sire_name" text,
	"born_on" date,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_preferences" (
	"email" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"wants_activation" boolean DEFAULT true NOT NULL,
	"wants_posting" boolean DEFAULT true NOT NULL,
	"wants_expiry" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reminder_preferences_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "samples" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "samples_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"activation_id" integer NOT NULL,
	"kit_id" integer NOT NULL,
	"attempt" smallint NOT NULL,
	"tube" smallint NOT NULL,
	"posted_at" timestamp (3) with time zone,
	"tracking_number" text,
	"received_at" timestamp (3) with time zone,
	"hold" text,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "samples_kit_id_unique" UNIQUE("kit_id"),
	CONSTRAINT "samples_tube" UNIQUE("activation_id","attempt","tube")
);
--> statement-breakpoint
CREATE TABLE "kits" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"barcode" text NOT NULL,
	"order_line_id" integer,
	"product_id" integer,
	"custom_tests" integer[],
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"voided_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	CONSTRAINT "kits_barcode_unique" UNIQUE("barcode")
);
--> statement-breakpoint
CREATE TABLE "pack_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pack_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"order_line_id" integer,
	"product_id" integer NOT NULL,
	"units" integer NOT NULL,
	"reason" text NOT NULL,
	"kit_id" integer,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pack_entries_kit_id_unique" UNIQUE("kit_id")
);
--> statement-breakpoint
CREATE TABLE "product_fulfilments" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"kits" smallint NOT NULL,
	"is_test_included" boolean NOT NULL,
	"pack_units" smallint NOT NULL,
	"pack_of" integer,
	"sample" text NOT NULL,
	"uses_stored_sample" boolean NOT NULL,
	"lab_work" text[] NOT NULL,
	"deliverable" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "animals" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "is_mixed_breed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "died_on" date;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "weight" numeric(6, 2);--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "weight_type" text DEFAULT 'kg' NOT NULL;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "personality" text;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "chip_number" text;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "registration_number" text;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "litter_id" integer;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "kit_id" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "kit_id" integer;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_kit_id_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."kits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activations" ADD CONSTRAINT "activations_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "litters" ADD CONSTRAINT "litters_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "litters" ADD CONSTRAINT "litters_breed_id_breeds_id_fk" FOREIGN KEY ("breed_id") REFERENCES "public"."breeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "litters" ADD CONSTRAINT "litters_dam_id_animals_id_fk" FOREIGN KEY ("dam_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "litters" ADD CONSTRAINT "litters_sire_id_animals_id_fk" FOREIGN KEY ("sire_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_activation_id_activations_id_fk" FOREIGN KEY ("activation_id") REFERENCES "public"."activations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "samples" ADD CONSTRAINT "samples_kit_id_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."kits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kits" ADD CONSTRAINT "kits_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kits" ADD CONSTRAINT "kits_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_entries" ADD CONSTRAINT "pack_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_entries" ADD CONSTRAINT "pack_entries_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_entries" ADD CONSTRAINT "pack_entries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_entries" ADD CONSTRAINT "pack_entries_kit_id_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."kits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_fulfilments" ADD CONSTRAINT "product_fulfilments_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_fulfilments" ADD CONSTRAINT "product_fulfilments_pack_of_products_id_fk" FOREIGN KEY ("pack_of") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activations_user" ON "activations" USING btree ("user_id","activated_at");--> statement-breakpoint
CREATE INDEX "activations_animal" ON "activations" USING btree ("animal_id");--> statement-breakpoint
CREATE INDEX "activations_email" ON "activations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "kit_problems_email" ON "kit_problems" USING btree ("email");--> statement-breakpoint
CREATE INDEX "litters_owner" ON "litters" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "kits_order_line" ON "kits" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "pack_entries_user" ON "pack_entries" USING btree ("user_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pack_entries_bought" ON "pack_entries" USING btree ("order_line_id") WHERE "pack_entries"."reason" = 'bought';--> statement-breakpoint
CREATE UNIQUE INDEX "animals_chip" ON "animals" USING btree ("owner_id","chip_number");--> statement-breakpoint
CREATE INDEX "animals_litter" ON "animals" USING btree ("litter_id");
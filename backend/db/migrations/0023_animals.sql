CREATE TABLE "animal_collections" (
	"animal_id" integer PRIMARY KEY NOT NULL,
	"agent_id" integer,
	"client_id" text,
	"owner_name" text NOT NULL,
	"owner_email" text,
	"barcode" text,
	"collected_at" timestamp (3) with time zone NOT NULL,
	"note" text,
	"claimed_at" timestamp (3) with time zone,
	CONSTRAINT "animal_collections_client_id_unique" UNIQUE("client_id")
);
--> statement-breakpoint
CREATE TABLE "animal_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "animal_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"animal_id" integer NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer,
	"admin_id" integer,
	"details" jsonb,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "animal_grants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "animal_grants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"animal_id" integer NOT NULL,
	"granted_by" integer,
	"kind" text NOT NULL,
	"email" text,
	"user_id" integer,
	"club_id" integer,
	"token_hash" text,
	"scopes" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "animal_grants_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "animal_owners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "animal_owners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"animal_id" integer NOT NULL,
	"user_id" integer,
	"from" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"to" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "animal_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "animal_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"animal_id" integer NOT NULL,
	"from_user_id" integer,
	"to_email" text NOT NULL,
	"to_user_id" integer,
	"state" text DEFAULT 'pending' NOT NULL,
	"message" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "club_members" (
	"club_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "club_members_club_id_user_id_pk" PRIMARY KEY("club_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "clubs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clubs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clubs_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "animal_photos" (
	"id" text PRIMARY KEY NOT NULL,
	"animal_id" integer NOT NULL,
	"image" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "api_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"prefix" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "api_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "document_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"private_key" jsonb,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_results" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imported_results_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"animal_id" integer NOT NULL,
	"kit_id" integer,
	"source" text NOT NULL,
	"test_name" text NOT NULL,
	"result" text NOT NULL,
	"tested_on" date,
	"imported_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "issued_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "issued_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token" text NOT NULL,
	"animal_id" integer NOT NULL,
	"report_version_id" integer,
	"parentage_request_id" integer,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"content" jsonb NOT NULL,
	"pdf" "bytea" NOT NULL,
	"pdf_sha256" text NOT NULL,
	"kid" text NOT NULL,
	"jws" text NOT NULL,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "issued_documents_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "parentage_consents" (
	"request_id" integer NOT NULL,
	"animal_id" integer NOT NULL,
	"owner_id" integer,
	"state" text DEFAULT 'waiting' NOT NULL,
	"is_from_grant" boolean DEFAULT false NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "parentage_consents_request_id_animal_id_pk" PRIMARY KEY("request_id","animal_id")
);
--> statement-breakpoint
CREATE TABLE "parentage_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parentage_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"club_id" integer,
	"offspring_id" integer NOT NULL,
	"dam_id" integer,
	"sire_id" integer,
	"state" text NOT NULL,
	"order_line_id" integer,
	"panel_key" text,
	"outcome" text,
	"common" smallint,
	"markers" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"reported_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "animals" DROP CONSTRAINT "animals_owner_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "dam_id" integer;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "sire_id" integer;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "photo_id" text;--> statement-breakpoint
ALTER TABLE "animals" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "animal_collections" ADD CONSTRAINT "animal_collections_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animal_collections" ADD CONSTRAINT "animal_collections_agent_id_users_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animal_events" ADD CONSTRAINT "animal_events_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animal_events" ADD CONSTRAINT "animal_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animal_events" ADD CONSTRAINT "animal_events_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animal_grants" ADD CONSTRAINT "animal_grants_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animal_grants" ADD CONSTRAINT "animal_grants_granted_by_users_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animal_grants" ADD CONSTRAINT "animal_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animal_grants" ADD CONSTRAINT "animal_grants_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animal_owners" ADD CONSTRAINT "animal_owners_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animal_owners" ADD CONSTRAINT "animal_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animal_transfers" ADD CONSTRAINT "animal_transfers_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animal_transfers" ADD CONSTRAINT "animal_transfers_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animal_transfers" ADD CONSTRAINT "animal_transfers_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_members" ADD CONSTRAINT "club_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animal_photos" ADD CONSTRAINT "animal_photos_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_results" ADD CONSTRAINT "imported_results_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_results" ADD CONSTRAINT "imported_results_kit_id_kits_id_fk" FOREIGN KEY ("kit_id") REFERENCES "public"."kits"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_report_version_id_report_versions_id_fk" FOREIGN KEY ("report_version_id") REFERENCES "public"."report_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_parentage_request_id_parentage_requests_id_fk" FOREIGN KEY ("parentage_request_id") REFERENCES "public"."parentage_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_documents" ADD CONSTRAINT "issued_documents_kid_document_keys_kid_fk" FOREIGN KEY ("kid") REFERENCES "public"."document_keys"("kid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parentage_consents" ADD CONSTRAINT "parentage_consents_request_id_parentage_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."parentage_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parentage_consents" ADD CONSTRAINT "parentage_consents_animal_id_animals_id_fk" FOREIGN KEY ("animal_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parentage_consents" ADD CONSTRAINT "parentage_consents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parentage_requests" ADD CONSTRAINT "parentage_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parentage_requests" ADD CONSTRAINT "parentage_requests_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parentage_requests" ADD CONSTRAINT "parentage_requests_offspring_id_animals_id_fk" FOREIGN KEY ("offspring_id") REFERENCES "public"."animals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parentage_requests" ADD CONSTRAINT "parentage_requests_dam_id_animals_id_fk" FOREIGN KEY ("dam_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parentage_requests" ADD CONSTRAINT "parentage_requests_sire_id_animals_id_fk" FOREIGN KEY ("sire_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parentage_requests" ADD CONSTRAINT "parentage_requests_order_line_id_order_lines_id_fk" FOREIGN KEY ("order_line_id") REFERENCES "public"."order_lines"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parentage_requests" ADD CONSTRAINT "parentage_requests_panel_key_dna_panels_key_fk" FOREIGN KEY ("panel_key") REFERENCES "public"."dna_panels"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "animal_collections_agent" ON "animal_collections" USING btree ("agent_id","collected_at");--> statement-breakpoint
CREATE INDEX "animal_collections_owner" ON "animal_collections" USING btree ("owner_email");--> statement-breakpoint
CREATE INDEX "animal_events_animal" ON "animal_events" USING btree ("animal_id","at");--> statement-breakpoint
CREATE INDEX "animal_grants_animal" ON "animal_grants" USING btree ("animal_id");--> statement-breakpoint
CREATE INDEX "animal_grants_user" ON "animal_grants" USING btree ("user_id","animal_id");--> statement-breakpoint
CREATE INDEX "animal_grants_club" ON "animal_grants" USING btree ("club_id","animal_id");--> statement-breakpoint
CREATE INDEX "animal_grants_email" ON "animal_grants" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "animal_owners_current" ON "animal_owners" USING btree ("animal_id") WHERE "animal_owners"."to" is null;--> statement-breakpoint
CREATE INDEX "animal_owners_user" ON "animal_owners" USING btree ("user_id","animal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "animal_transfers_pending" ON "animal_transfers" USING btree ("animal_id") WHERE "animal_transfers"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "animal_transfers_to" ON "animal_transfers" USING btree ("to_email","state");--> statement-breakpoint
CREATE INDEX "animal_transfers_from" ON "animal_transfers" USING btree ("from_user_id","state");--> statement-breakpoint
CREATE INDEX "animal_transfers_expiry" ON "animal_transfers" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "club_members_user" ON "club_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "api_tokens_user" ON "api_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "imported_results_animal" ON "imported_results" USING btree ("animal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "issued_documents_report" ON "issued_documents" USING btree ("report_version_id","kind","key","language");--> statement-breakpoint
CREATE UNIQUE INDEX "issued_documents_parentage" ON "issued_documents" USING btree ("parentage_request_id","language");--> statement-breakpoint
CREATE INDEX "issued_documents_animal" ON "issued_documents" USING btree ("animal_id");--> statement-breakpoint
CREATE INDEX "parentage_consents_owner" ON "parentage_consents" USING btree ("owner_id","state");--> statement-breakpoint
CREATE INDEX "parentage_requests_user" ON "parentage_requests" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "parentage_requests_offspring" ON "parentage_requests" USING btree ("offspring_id");--> statement-breakpoint
CREATE INDEX "parentage_requests_dam" ON "parentage_requests" USING btree ("dam_id");--> statement-breakpoint
CREATE INDEX "parentage_requests_sire" ON "parentage_requests" USING btree ("sire_id");--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_dam_id_animals_id_fk" FOREIGN KEY ("dam_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_sire_id_animals_id_fk" FOREIGN KEY ("sire_id") REFERENCES "public"."animals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "animals_dam" ON "animals" USING btree ("dam_id");--> statement-breakpoint
CREATE INDEX "animals_sire" ON "animals" USING btree ("sire_id");--> statement-breakpoint
CREATE INDEX "animals_contact" ON "animals" USING btree ("contact_email");--> statement-breakpoint
ALTER TABLE "animals" ADD CONSTRAINT "animals_photo_id_unique" UNIQUE("photo_id");--> statement-breakpoint
CREATE FUNCTION "record_animal_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW."owner_id" IS NOT DISTINCT FROM OLD."owner_id" THEN
		RETURN NEW;
	END IF;
	UPDATE "animal_owners" SET "to" = now() WHERE "animal_id" = NEW."id" AND "to" IS NULL;
	IF NEW."owner_id" IS NOT NULL THEN
		INSERT INTO "animal_owners" ("animal_id", "user_id") VALUES (NEW."id", NEW."owner_id");
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "animals_owner_history" AFTER INSERT OR UPDATE OF "owner_id" ON "animals" FOR EACH ROW EXECUTE FUNCTION "record_animal_owner"();
--> statement-breakpoint
INSERT INTO "animal_owners" ("animal_id", "user_id", "from") SELECT "id", "owner_id", "created_at" FROM "animals" WHERE "owner_id" IS NOT NULL;
--> statement-breakpoint
UPDATE "animals" SET "dam_id" = "litters"."dam_id", "sire_id" = "litters"."sire_id" FROM "litters" WHERE "litters"."id" = "animals"."litter_id";

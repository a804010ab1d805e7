-- Finds mistyped words. Trusted since PostgreSQL 13: who may create in the database may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- An animal without a new owner belongs to a deleted account: nothing is recorded then.
CREATE FUNCTION record_animal_owner() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW."owner_id" IS NOT DISTINCT FROM OLD."owner_id" THEN
		RETURN NEW;
	END IF;
	IF TG_OP = 'UPDATE' AND NEW."owner_id" IS NOT NULL THEN
		UPDATE "animal_owners" SET "last_facts" = jsonb_build_object(
			'name', OLD."name", 'breedId', OLD."breed_id", 'isMixedBreed', OLD."is_mixed_breed", 'sex', OLD."sex",
			'bornOn', OLD."born_on", 'diedOn', OLD."died_on", 'chipNumber', OLD."chip_number",
			'registrationNumber', OLD."registration_number", 'registrationName', OLD."registration_name"
		) WHERE "animal_id" = NEW."id" AND "to" IS NULL;
	END IF;
	UPDATE "animal_owners" SET "to" = now() WHERE "animal_id" = NEW."id" AND "to" IS NULL;
	IF NEW."owner_id" IS NOT NULL THEN
		INSERT INTO "animal_owners" ("animal_id", "user_id") VALUES (NEW."id", NEW."owner_id");
	END IF;
	RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TABLE acm_forms (
    id integer NOT NULL,
    user_id integer NOT NULL,
    animal_id integer NOT NULL,
    state text DEFAULT 'requested'::text NOT NULL,
    collector_type text NOT NULL,
    collector_name text NOT NULL,
    clinic text,
    place text NOT NULL,
    planned_on date NOT NULL,
    chip_number text,
    barcode text,
    second_barcode text,
    collected_on date,
    owner_signature jsonb,
    collector_signature jsonb,
    signed_at timestamp(3) with time zone,
    kit_id integer,
    attached_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE acm_forms ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME acm_forms_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE acm_scans (
    form_id integer NOT NULL,
    file bytea NOT NULL,
    extension text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE activations (
    id integer NOT NULL,
    token text NOT NULL,
    kit_id integer NOT NULL,
    animal_id integer NOT NULL,
    user_id integer,
    email text NOT NULL,
    product_id integer NOT NULL,
    person jsonb,
    collector jsonb,
    language text DEFAULT 'en'::text NOT NULL,
    research_consent_at timestamp(3) with time zone,
    storage_consent_at timestamp(3) with time zone,
    statistics_consent_at timestamp(3) with time zone,
    activated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    attempt_id text NOT NULL
);
--> statement-breakpoint
ALTER TABLE activations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME activations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE addresses (
    id integer NOT NULL,
    user_id integer NOT NULL,
    address jsonb NOT NULL,
    hash text NOT NULL,
    last_used_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE addresses ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME addresses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE advance_orders (
    order_id integer NOT NULL,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text NOT NULL,
    phone_number text,
    agent_name text NOT NULL,
    clinic text,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE agent_nominations (
    id integer NOT NULL,
    club_id integer NOT NULL,
    nominated_by integer NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    accepted_at timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE agent_nominations ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME agent_nominations_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE animal_collections (
    animal_id integer NOT NULL,
    agent_id integer,
    client_id text,
    owner_name text NOT NULL,
    owner_email text,
    barcode text,
    collected_at timestamp(3) with time zone NOT NULL,
    note text,
    claimed_at timestamp(3) with time zone,
    animal_name text NOT NULL,
    animal_sex text NOT NULL,
    more_barcodes text[] DEFAULT '{}'::text[] NOT NULL,
    breed_text text,
    declined_at timestamp(3) with time zone,
    collected_on date NOT NULL,
    is_changed_on_website boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE animal_events (
    id integer NOT NULL,
    animal_id integer NOT NULL,
    kind text NOT NULL,
    user_id integer,
    admin_id integer,
    details jsonb,
    at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE animal_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME animal_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE animal_grants (
    id integer NOT NULL,
    animal_id integer NOT NULL,
    granted_by integer,
    kind text NOT NULL,
    email text,
    user_id integer,
    club_id integer,
    token_hash text,
    scopes text[] NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    ends_at timestamp(3) with time zone,
    revoked_at timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE animal_grants ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME animal_grants_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE animal_owners (
    id integer NOT NULL,
    animal_id integer NOT NULL,
    user_id integer,
    "from" timestamp(3) with time zone DEFAULT now() NOT NULL,
    "to" timestamp(3) with time zone,
    last_facts jsonb
);
--> statement-breakpoint
ALTER TABLE animal_owners ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME animal_owners_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE animal_photos (
    id text NOT NULL,
    animal_id integer NOT NULL,
    image bytea NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE animal_transfers (
    id integer NOT NULL,
    animal_id integer NOT NULL,
    from_user_id integer,
    to_email text NOT NULL,
    to_user_id integer,
    state text DEFAULT 'pending'::text NOT NULL,
    message text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    decided_at timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE animal_transfers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME animal_transfers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE animals (
    id integer NOT NULL,
    owner_id integer,
    name text NOT NULL,
    species_id smallint NOT NULL,
    breed_id integer,
    sex text NOT NULL,
    born_on date,
    registration_name text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    is_mixed_breed boolean DEFAULT false NOT NULL,
    died_on date,
    weight numeric(6,2),
    weight_type text DEFAULT 'kg'::text NOT NULL,
    personality text,
    chip_number text,
    registration_number text,
    litter_id integer,
    contact_name text,
    contact_email text,
    dam_id integer,
    sire_id integer,
    photo_id text,
    archived_at timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE animals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME animals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE api_tokens (
    id integer NOT NULL,
    user_id integer NOT NULL,
    name text NOT NULL,
    token_hash text NOT NULL,
    prefix text NOT NULL,
    scopes text[] NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone,
    last_used_at timestamp(3) with time zone,
    revoked_at timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE api_tokens ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME api_tokens_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE approvals (
    id integer NOT NULL,
    kind text NOT NULL,
    user_id integer,
    state text DEFAULT 'waiting'::text NOT NULL,
    details text,
    note text,
    decided_by integer,
    decided_by_name text,
    decided_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE approvals ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME approvals_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE audit_entries (
    id integer NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL,
    actor_id integer NOT NULL,
    actor text NOT NULL,
    subject_id integer,
    subject text NOT NULL,
    call text NOT NULL,
    reason text,
    request_id text NOT NULL
);
--> statement-breakpoint
ALTER TABLE audit_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME audit_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE body_systems (
    id smallint NOT NULL,
    name text NOT NULL
);
--> statement-breakpoint
CREATE TABLE breeder_listing_breeds (
    approval_id integer NOT NULL,
    breed_id integer NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE breeder_listings (
    approval_id integer NOT NULL,
    user_id integer NOT NULL,
    name text NOT NULL,
    sort_key text NOT NULL COLLATE pg_catalog."C",
    country_code text NOT NULL,
    place text NOT NULL,
    website text,
    listed_at timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE breeds (
    id integer NOT NULL,
    species_id smallint NOT NULL,
    name text NOT NULL,
    sort_key text NOT NULL COLLATE pg_catalog."C",
    search_text text DEFAULT ''::text NOT NULL,
    "group" text NOT NULL,
    kind text NOT NULL,
    variety_of text,
    origin text,
    coat text,
    aliases text[] NOT NULL,
    registries text[] NOT NULL,
    vbo text,
    fci text,
    search_exact text[] DEFAULT '{}'::text[] NOT NULL,
    search_parts text[] DEFAULT '{}'::text[] NOT NULL,
    search tsvector GENERATED ALWAYS AS ((((setweight(to_tsvector('english'::regconfig, COALESCE(search_parts[1], ''::text)), 'A'::"char") || setweight(to_tsvector('english'::regconfig, COALESCE(search_parts[2], ''::text)), 'B'::"char")) || setweight(to_tsvector('english'::regconfig, COALESCE(search_parts[3], ''::text)), 'C'::"char")) || setweight(to_tsvector('english'::regconfig, COALESCE(search_parts[4], ''::text)), 'D'::"char"))) STORED
);
--> statement-breakpoint
CREATE TABLE carrier_rates (
    breed_id integer NOT NULL,
    test_code text NOT NULL,
    animal_ids integer[] NOT NULL,
    clear smallint NOT NULL,
    carrier smallint NOT NULL,
    affected smallint NOT NULL,
    is_demo boolean NOT NULL,
    computed_on date NOT NULL
);
--> statement-breakpoint
CREATE TABLE cart_items (
    id integer NOT NULL,
    cart_id text NOT NULL,
    product_id integer NOT NULL,
    quantity integer NOT NULL,
    animal_id integer,
    is_upgrade_tests boolean DEFAULT false NOT NULL,
    is_upgrade_fullbreed boolean DEFAULT false NOT NULL,
    note text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    custom_profile_id text,
    custom_tests integer[],
    kit_id integer,
    patient_reference text
);
--> statement-breakpoint
ALTER TABLE cart_items ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME cart_items_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE carts (
    id text NOT NULL,
    user_id integer,
    email text,
    country text,
    phone_number text,
    sample_collector jsonb,
    is_newsletter_subscribed boolean DEFAULT false NOT NULL,
    is_swab_required boolean DEFAULT true NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    merged_into text,
    coupon_code text,
    loyalty_points integer DEFAULT 0 NOT NULL,
    shipping_method_id integer,
    billing_address jsonb,
    shipping_address jsonb,
    version integer DEFAULT 0 NOT NULL,
    ordered_at timestamp(3) with time zone,
    language text DEFAULT 'en'::text NOT NULL
);
--> statement-breakpoint
CREATE TABLE categories (
    id smallint NOT NULL,
    name text NOT NULL,
    species_id smallint,
    heading text,
    "group" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE checkout_attempts (
    cart_id text NOT NULL,
    key text NOT NULL,
    body_hash text NOT NULL,
    status integer,
    answer jsonb,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE club_members (
    club_id integer NOT NULL,
    user_id integer NOT NULL,
    role text NOT NULL,
    joined_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE clubs (
    id integer NOT NULL,
    name text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE clubs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME clubs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE collection_agents (
    id integer NOT NULL,
    user_id integer NOT NULL,
    approval_id integer,
    state text NOT NULL,
    name text NOT NULL,
    sort_key text NOT NULL COLLATE pg_catalog."C",
    country_code text NOT NULL,
    place text NOT NULL,
    postal_code text,
    latitude double precision,
    longitude double precision,
    area text NOT NULL,
    species text[] NOT NULL,
    fee text NOT NULL,
    availability text NOT NULL,
    is_listed boolean NOT NULL,
    club text,
    quiz_passed_at timestamp(3) with time zone,
    expires_at timestamp(3) with time zone,
    reminded_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE collection_agents ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME collection_agents_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE collection_signatures (
    animal_id integer NOT NULL,
    signed_name text NOT NULL,
    picture bytea,
    signed_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE collection_uploads (
    client_id text NOT NULL,
    agent_id integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    content_hash text
);
--> statement-breakpoint
CREATE TABLE contact_requests (
    id integer NOT NULL,
    form_id text NOT NULL,
    user_id integer,
    topic text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    reference text,
    message text NOT NULL,
    note text,
    language text DEFAULT 'en'::text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    answered_at timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE contact_requests ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME contact_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE countries (
    id integer NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    sort_key text NOT NULL COLLATE pg_catalog."C",
    currency text NOT NULL
);
--> statement-breakpoint
CREATE TABLE coupons (
    code text NOT NULL,
    percent smallint,
    amount integer,
    currency text,
    "limit" integer,
    used integer DEFAULT 0 NOT NULL,
    user_id integer,
    starts_at timestamp(3) with time zone,
    ends_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    CONSTRAINT coupons_within_limit CHECK ((("limit" IS NULL) OR (used <= "limit")))
);
--> statement-breakpoint
CREATE TABLE custom_profile_tests (
    profile_id text NOT NULL,
    product_id integer NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE custom_profiles (
    id text NOT NULL,
    user_id integer,
    species_id smallint NOT NULL,
    breed_id integer,
    name text,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE dna_panels (
    key text NOT NULL,
    name text NOT NULL,
    species_id smallint NOT NULL,
    technology text NOT NULL,
    markers text[] NOT NULL,
    least_common smallint NOT NULL,
    is_current boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE dna_profiles (
    id integer NOT NULL,
    animal_id integer NOT NULL,
    panel_key text NOT NULL,
    made_on date NOT NULL,
    alleles jsonb NOT NULL,
    kit_id integer,
    run smallint DEFAULT 1 NOT NULL,
    is_current boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE dna_profiles ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME dna_profiles_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE document_keys (
    kid text NOT NULL,
    public_key jsonb NOT NULL,
    private_key jsonb,
    state text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    changed_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE dv_reads (
    id integer NOT NULL,
    animal_id integer NOT NULL,
    user_id integer,
    kind text NOT NULL,
    at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE dv_reads ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME dv_reads_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE genotypes (
    id integer NOT NULL,
    kit_id integer NOT NULL,
    run smallint NOT NULL,
    locus text NOT NULL,
    alleles text[],
    no_call_reason text,
    assay_version text NOT NULL
);
--> statement-breakpoint
ALTER TABLE genotypes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME genotypes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE imported_results (
    id integer NOT NULL,
    animal_id integer NOT NULL,
    kit_id integer,
    source text NOT NULL,
    test_name text NOT NULL,
    result text NOT NULL,
    tested_on date,
    imported_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE imported_results ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME imported_results_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE invoices (
    id integer NOT NULL,
    order_id integer NOT NULL,
    token text NOT NULL,
    issued_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    due_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE invoices ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME invoices_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE issued_documents (
    id integer NOT NULL,
    token text NOT NULL,
    animal_id integer NOT NULL,
    report_version_id integer,
    parentage_request_id integer,
    kind text NOT NULL,
    key text NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    content jsonb NOT NULL,
    pdf bytea NOT NULL,
    pdf_sha256 text NOT NULL,
    kid text NOT NULL,
    jws text NOT NULL,
    issued_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    hidden_at timestamp(3) with time zone,
    revoked_at timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE issued_documents ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME issued_documents_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE kit_problems (
    id integer NOT NULL,
    barcode text NOT NULL,
    email text NOT NULL,
    message text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    solved_at timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE kit_problems ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME kit_problems_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE kits (
    id integer NOT NULL,
    barcode text NOT NULL,
    order_line_id integer,
    product_id integer,
    custom_tests integer[],
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    sent_at timestamp(3) with time zone,
    voided_at timestamp(3) with time zone,
    reminded_at timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE kits ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME kits_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE lab_events (
    id integer NOT NULL,
    kit_id integer NOT NULL,
    lab text NOT NULL,
    event_id text NOT NULL,
    sequence integer NOT NULL,
    type text NOT NULL,
    body jsonb NOT NULL,
    occurred_at timestamp(3) with time zone NOT NULL,
    received_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    key_id text
);
--> statement-breakpoint
ALTER TABLE lab_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME lab_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE lab_progress (
    kit_id integer NOT NULL,
    stage text,
    reached_at jsonb NOT NULL,
    problem text,
    problem_note text,
    failed_at timestamp(3) with time zone,
    fail_reason text,
    cancelled_at timestamp(3) with time zone,
    promised_on date,
    promise_reason text,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE lab_results (
    id integer NOT NULL,
    kit_id integer NOT NULL,
    run smallint NOT NULL,
    kind text NOT NULL,
    content jsonb NOT NULL,
    assay_version text NOT NULL
);
--> statement-breakpoint
ALTER TABLE lab_results ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME lab_results_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE litters (
    id integer NOT NULL,
    owner_id integer,
    species_id smallint NOT NULL,
    breed_id integer,
    dam_id integer,
    sire_id integer,
    dam_name text,
    sire_name text,
    born_on date,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE litters ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME litters_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE loyalty_entries (
    id integer NOT NULL,
    user_id integer NOT NULL,
    points integer NOT NULL,
    kind text NOT NULL,
    order_id integer,
    coupon_code text,
    at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE loyalty_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME loyalty_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE mail_links (
    token_hash text NOT NULL,
    purpose text NOT NULL,
    user_id integer,
    expires_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE muted_mails (
    user_id integer NOT NULL,
    kind text NOT NULL
);
--> statement-breakpoint
CREATE TABLE newsletter_subscriptions (
    email text NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    unsubscribe_token text NOT NULL,
    confirm_hash text,
    confirm_expires_at timestamp(3) with time zone,
    confirmed_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE notifications (
    id integer NOT NULL,
    user_id integer NOT NULL,
    event text NOT NULL,
    event_key text NOT NULL,
    params jsonb NOT NULL,
    path text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    read_at timestamp(3) with time zone,
    unsubscribed_at timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE notifications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME notifications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE order_events (
    id integer NOT NULL,
    order_id integer NOT NULL,
    kind text NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL,
    amount integer,
    note text,
    actor_id integer
);
--> statement-breakpoint
ALTER TABLE order_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME order_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE order_lines (
    id integer NOT NULL,
    order_id integer NOT NULL,
    "position" smallint NOT NULL,
    product_id integer NOT NULL,
    name text NOT NULL,
    quantity integer NOT NULL,
    unit_amount integer NOT NULL,
    amount integer NOT NULL,
    discount integer NOT NULL,
    tax integer NOT NULL,
    animal_id integer,
    is_upgrade_tests boolean DEFAULT false NOT NULL,
    is_upgrade_fullbreed boolean DEFAULT false NOT NULL,
    custom_tests integer[],
    note text,
    kit_id integer,
    patient_reference text
);
--> statement-breakpoint
ALTER TABLE order_lines ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME order_lines_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE orders (
    id integer NOT NULL,
    number text NOT NULL,
    token text NOT NULL,
    cart_id text,
    cart_version integer NOT NULL,
    user_id integer,
    is_advance boolean DEFAULT false NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    phone_number text,
    state text NOT NULL,
    method text,
    region text NOT NULL,
    country text NOT NULL,
    currency text NOT NULL,
    subtotal integer NOT NULL,
    shipping integer NOT NULL,
    discount integer NOT NULL,
    points_value integer NOT NULL,
    total integer NOT NULL,
    tax integer NOT NULL,
    tax_rate_bps integer NOT NULL,
    coupon_code text,
    loyalty_points integer DEFAULT 0 NOT NULL,
    shipping_method_id integer,
    shipping_method_name text,
    billing_address jsonb,
    shipping_address jsonb,
    sample_collector jsonb,
    is_newsletter_subscribed boolean DEFAULT false NOT NULL,
    is_swab_required boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    placed_at timestamp(3) with time zone,
    paid_at timestamp(3) with time zone,
    language text DEFAULT 'en'::text NOT NULL,
    posted_at timestamp(3) with time zone,
    carrier text,
    carrier_name text,
    tracking_number text,
    refunded integer DEFAULT 0 NOT NULL,
    dispute text,
    is_coupon_consumed boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE orders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME orders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE outbox (
    id integer NOT NULL,
    "to" text,
    subject text NOT NULL,
    html text NOT NULL,
    text text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    sent_at timestamp(3) with time zone,
    attempts smallint DEFAULT 0 NOT NULL,
    last_error text,
    is_last boolean DEFAULT false NOT NULL,
    language text DEFAULT 'en'::text NOT NULL,
    attachments jsonb,
    unsubscribe_url text
);
--> statement-breakpoint
ALTER TABLE outbox ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME outbox_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE pack_entries (
    id integer NOT NULL,
    user_id integer,
    order_line_id integer,
    product_id integer NOT NULL,
    units integer NOT NULL,
    reason text NOT NULL,
    kit_id integer,
    at timestamp(3) with time zone DEFAULT now() NOT NULL,
    transfer_id integer
);
--> statement-breakpoint
ALTER TABLE pack_entries ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME pack_entries_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE pack_transfers (
    id integer NOT NULL,
    from_user_id integer,
    to_email text NOT NULL,
    to_user_id integer,
    product_id integer NOT NULL,
    units integer NOT NULL,
    state text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    decided_at timestamp(3) with time zone,
    attempt_id text
);
--> statement-breakpoint
ALTER TABLE pack_transfers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME pack_transfers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE parentage_consents (
    request_id integer NOT NULL,
    animal_id integer NOT NULL,
    owner_id integer,
    state text DEFAULT 'waiting'::text NOT NULL,
    is_from_grant boolean DEFAULT false NOT NULL,
    decided_at timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE parentage_requests (
    id integer NOT NULL,
    user_id integer,
    club_id integer,
    offspring_id integer NOT NULL,
    dam_id integer,
    sire_id integer,
    state text NOT NULL,
    order_line_id integer,
    panel_key text,
    outcome text,
    common smallint,
    markers jsonb,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    reported_at timestamp(3) with time zone,
    deleted_at timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE parentage_requests ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME parentage_requests_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE payment_disputes (
    provider text NOT NULL,
    dispute_id text NOT NULL,
    payment_id text NOT NULL,
    amount integer NOT NULL,
    state text NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE payment_events (
    provider text NOT NULL,
    event_id text NOT NULL,
    kind text NOT NULL,
    provider_id text,
    received_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE payment_orders (
    payment_id text NOT NULL,
    order_id integer NOT NULL,
    amount integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE payments (
    id text NOT NULL,
    user_id integer,
    provider text NOT NULL,
    method text NOT NULL,
    provider_id text,
    attempt integer DEFAULT 1 NOT NULL,
    state text NOT NULL,
    amount integer NOT NULL,
    currency text NOT NULL,
    refunded integer DEFAULT 0 NOT NULL,
    card_brand text,
    card_last4 text,
    problem text,
    loyalty_points integer DEFAULT 0 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    settled_at timestamp(3) with time zone,
    subscribes_to integer,
    taken integer DEFAULT 0 NOT NULL,
    taken_currency text,
    is_processing boolean DEFAULT false NOT NULL,
    reviewed_at timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE preset_breeds (
    user_id integer NOT NULL,
    breed_id integer NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE prices (
    product_id integer NOT NULL,
    region text NOT NULL,
    amount integer NOT NULL,
    currency text NOT NULL
);
--> statement-breakpoint
CREATE TABLE product_breeds (
    product_id integer NOT NULL,
    breed_id integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE product_fulfilments (
    product_id integer NOT NULL,
    kits smallint NOT NULL,
    is_test_included boolean NOT NULL,
    pack_units smallint NOT NULL,
    pack_of integer,
    sample text NOT NULL,
    uses_stored_sample boolean NOT NULL,
    lab_work text[] NOT NULL,
    deliverable text NOT NULL
);
--> statement-breakpoint
CREATE TABLE product_tests (
    product_id integer NOT NULL,
    test_code text NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE product_types (
    id smallint NOT NULL,
    name text NOT NULL
);
--> statement-breakpoint
CREATE TABLE products (
    id integer NOT NULL,
    name text NOT NULL,
    sort_key text NOT NULL COLLATE pg_catalog."C",
    search_text text DEFAULT ''::text NOT NULL,
    species_id smallint,
    type_id smallint NOT NULL,
    category_id smallint NOT NULL,
    body_system text,
    summary text NOT NULL,
    description text NOT NULL,
    audiences text[] NOT NULL,
    is_for_all_breeds boolean NOT NULL,
    is_animal_required boolean NOT NULL,
    upgrade text,
    is_special boolean NOT NULL,
    sample text NOT NULL,
    turnaround_min_days smallint,
    turnaround_max_days smallint,
    pack_size smallint NOT NULL,
    pack_of integer,
    only_countries text[],
    popularity integer NOT NULL,
    created_on date NOT NULL,
    search_exact text[] DEFAULT '{}'::text[] NOT NULL,
    search_parts text[] DEFAULT '{}'::text[] NOT NULL,
    search tsvector GENERATED ALWAYS AS ((((setweight(to_tsvector('english'::regconfig, COALESCE(search_parts[1], ''::text)), 'A'::"char") || setweight(to_tsvector('english'::regconfig, COALESCE(search_parts[2], ''::text)), 'B'::"char")) || setweight(to_tsvector('english'::regconfig, COALESCE(search_parts[3], ''::text)), 'C'::"char")) || setweight(to_tsvector('english'::regconfig, COALESCE(search_parts[4], ''::text)), 'D'::"char"))) STORED
);
--> statement-breakpoint
CREATE TABLE profiles (
    user_id integer NOT NULL,
    phone text,
    address text,
    city text,
    postal_code text,
    state text
);
--> statement-breakpoint
CREATE TABLE rate_limits (
    key text NOT NULL,
    account_key text,
    empty_at timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE refund_lines (
    refund_id text NOT NULL,
    order_line_id integer NOT NULL,
    quantity integer NOT NULL,
    amount integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE refunds (
    id text NOT NULL,
    payment_id text NOT NULL,
    order_id integer,
    amount integer NOT NULL,
    state text NOT NULL,
    provider_id text,
    reason text NOT NULL,
    created_by integer,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 1 NOT NULL,
    is_from_provider boolean DEFAULT false NOT NULL,
    retry_of text
);
--> statement-breakpoint
CREATE TABLE relative_consents (
    animal_id integer NOT NULL,
    owner_id integer NOT NULL,
    consented_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    state text DEFAULT 'waiting'::text NOT NULL
);
--> statement-breakpoint
CREATE TABLE relative_matches (
    animal_id integer NOT NULL,
    relative_id integer NOT NULL,
    relation text NOT NULL
);
--> statement-breakpoint
CREATE TABLE reminder_preferences (
    email text NOT NULL,
    token text NOT NULL,
    wants_activation boolean DEFAULT true NOT NULL,
    wants_posting boolean DEFAULT true NOT NULL,
    wants_expiry boolean DEFAULT true NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE report_versions (
    id integer NOT NULL,
    activation_id integer NOT NULL,
    version smallint NOT NULL,
    status text NOT NULL,
    is_partial boolean NOT NULL,
    content jsonb NOT NULL,
    issued_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE report_versions ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME report_versions_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE research_applications (
    approval_id integer NOT NULL,
    form_id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    country_code text NOT NULL,
    role text NOT NULL,
    institution text,
    project text,
    species text NOT NULL,
    breeds text,
    language text DEFAULT 'en'::text NOT NULL
);
--> statement-breakpoint
CREATE TABLE research_files (
    id text NOT NULL,
    approval_id integer,
    type text NOT NULL,
    bytes integer NOT NULL,
    content bytea NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE samples (
    id integer NOT NULL,
    activation_id integer NOT NULL,
    kit_id integer NOT NULL,
    attempt smallint NOT NULL,
    tube smallint NOT NULL,
    posted_at timestamp(3) with time zone,
    tracking_number text,
    received_at timestamp(3) with time zone,
    hold text,
    reminded_at timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE samples ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME samples_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE sandbox_objects (
    id text NOT NULL,
    kind text NOT NULL,
    key text,
    content jsonb NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE search_words (
    vocabulary text NOT NULL,
    word text NOT NULL
);
--> statement-breakpoint
CREATE TABLE seeds (
    area text NOT NULL,
    content_hash text NOT NULL,
    seeded_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE sessions (
    token_hash text NOT NULL,
    user_id integer NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    last_seen_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    acting_as integer,
    acting_reason text,
    acting_until timestamp(3) with time zone
);
--> statement-breakpoint
CREATE TABLE shipping_methods (
    id integer NOT NULL,
    name text NOT NULL,
    "position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE shipping_prices (
    method_id integer NOT NULL,
    region text NOT NULL,
    amount integer NOT NULL,
    min_days smallint NOT NULL,
    max_days smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE shows (
    id integer NOT NULL,
    user_id integer NOT NULL,
    approval_id integer,
    kind text NOT NULL,
    state text DEFAULT 'requested'::text NOT NULL,
    club text NOT NULL,
    name text NOT NULL,
    held_on date NOT NULL,
    place text NOT NULL,
    entries integer NOT NULL,
    kits integer NOT NULL,
    request text,
    offer text,
    catalogue_on date,
    contact_name text NOT NULL,
    contact_email text NOT NULL,
    contact_phone text,
    coupon_code text,
    kits_sent integer,
    tracking_number text,
    note text,
    reported_entries integer,
    reported_swabbed integer,
    reported_returned integer,
    report_text text,
    reported_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE shows ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME shows_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
CREATE TABLE signing_keys (
    name text NOT NULL,
    secret text NOT NULL
);
--> statement-breakpoint
CREATE TABLE spreadsheet_imports (
    id text NOT NULL,
    user_id integer NOT NULL,
    name text NOT NULL,
    sheet text,
    other_sheets integer NOT NULL,
    rows jsonb NOT NULL,
    row_count integer NOT NULL,
    settings jsonb NOT NULL,
    outcome jsonb NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    imported_count integer DEFAULT 0 NOT NULL,
    imported_at timestamp(3) with time zone,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE stage_passes (
    kit_id integer NOT NULL,
    stage text NOT NULL,
    at timestamp(3) with time zone DEFAULT now() NOT NULL,
    is_mailed boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE states (
    id integer NOT NULL,
    country_code text NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    sort_key text NOT NULL COLLATE pg_catalog."C"
);
--> statement-breakpoint
CREATE TABLE subscription_orders (
    order_id integer NOT NULL,
    subscription_id text NOT NULL
);
--> statement-breakpoint
CREATE TABLE subscription_plans (
    id text NOT NULL,
    provider text NOT NULL,
    account text NOT NULL,
    catalog_id text NOT NULL,
    product_id integer NOT NULL,
    currency text NOT NULL,
    amount integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE subscriptions (
    id text NOT NULL,
    provider text NOT NULL,
    payment_id text NOT NULL,
    product_id integer NOT NULL,
    currency text NOT NULL,
    amount integer NOT NULL,
    state text NOT NULL,
    runs_until timestamp(3) with time zone NOT NULL,
    failed_payments integer DEFAULT 0 NOT NULL,
    is_unwanted boolean DEFAULT false NOT NULL,
    looked_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE test_breeds (
    test_code text NOT NULL,
    breed_id integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE tests (
    code text NOT NULL,
    name text NOT NULL,
    species_id smallint NOT NULL,
    kind text NOT NULL,
    gene text,
    omia text,
    inheritance text NOT NULL,
    body_system text NOT NULL,
    summary text NOT NULL,
    evidence text NOT NULL,
    search_text text DEFAULT ''::text NOT NULL,
    search_exact text[] DEFAULT '{}'::text[] NOT NULL,
    search_parts text[] DEFAULT '{}'::text[] NOT NULL,
    search tsvector GENERATED ALWAYS AS ((((setweight(to_tsvector('english'::regconfig, COALESCE(search_parts[1], ''::text)), 'A'::"char") || setweight(to_tsvector('english'::regconfig, COALESCE(search_parts[2], ''::text)), 'B'::"char")) || setweight(to_tsvector('english'::regconfig, COALESCE(search_parts[3], ''::text)), 'C'::"char")) || setweight(to_tsvector('english'::regconfig, COALESCE(search_parts[4], ''::text)), 'D'::"char"))) STORED,
    sources text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE translations (
    entity text NOT NULL,
    entity_id text NOT NULL,
    field text NOT NULL,
    language text NOT NULL,
    text text NOT NULL
);
--> statement-breakpoint
CREATE TABLE users (
    id integer NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    password_hash text NOT NULL,
    country_code text NOT NULL,
    is_admin boolean DEFAULT false NOT NULL,
    is_agent boolean DEFAULT false NOT NULL,
    is_club_member boolean DEFAULT false NOT NULL,
    has_dv_access boolean DEFAULT false NOT NULL,
    can_order_supplies boolean DEFAULT false NOT NULL,
    created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
    clinic text,
    registration_number text,
    confirmed_at timestamp(3) with time zone,
    vet_approved_at timestamp(3) with time zone,
    language text DEFAULT 'en'::text NOT NULL
);
--> statement-breakpoint
ALTER TABLE users ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME users_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
--> statement-breakpoint
ALTER TABLE ONLY acm_forms
    ADD CONSTRAINT acm_forms_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY acm_scans
    ADD CONSTRAINT acm_scans_pkey PRIMARY KEY (form_id);
--> statement-breakpoint
ALTER TABLE ONLY activations
    ADD CONSTRAINT activations_kit_id_unique UNIQUE (kit_id);
--> statement-breakpoint
ALTER TABLE ONLY activations
    ADD CONSTRAINT activations_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY activations
    ADD CONSTRAINT activations_token_unique UNIQUE (token);
--> statement-breakpoint
ALTER TABLE ONLY addresses
    ADD CONSTRAINT addresses_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY advance_orders
    ADD CONSTRAINT advance_orders_pkey PRIMARY KEY (order_id);
--> statement-breakpoint
ALTER TABLE ONLY agent_nominations
    ADD CONSTRAINT agent_nominations_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY animal_collections
    ADD CONSTRAINT animal_collections_client_id_unique UNIQUE (client_id);
--> statement-breakpoint
ALTER TABLE ONLY animal_collections
    ADD CONSTRAINT animal_collections_pkey PRIMARY KEY (animal_id);
--> statement-breakpoint
ALTER TABLE ONLY animal_events
    ADD CONSTRAINT animal_events_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY animal_grants
    ADD CONSTRAINT animal_grants_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY animal_grants
    ADD CONSTRAINT animal_grants_token_hash_unique UNIQUE (token_hash);
--> statement-breakpoint
ALTER TABLE ONLY animal_owners
    ADD CONSTRAINT animal_owners_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY animal_photos
    ADD CONSTRAINT animal_photos_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY animal_transfers
    ADD CONSTRAINT animal_transfers_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY animals
    ADD CONSTRAINT animals_photo_id_unique UNIQUE (photo_id);
--> statement-breakpoint
ALTER TABLE ONLY animals
    ADD CONSTRAINT animals_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY api_tokens
    ADD CONSTRAINT api_tokens_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY api_tokens
    ADD CONSTRAINT api_tokens_token_hash_unique UNIQUE (token_hash);
--> statement-breakpoint
ALTER TABLE ONLY approvals
    ADD CONSTRAINT approvals_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY audit_entries
    ADD CONSTRAINT audit_entries_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY body_systems
    ADD CONSTRAINT body_systems_name_unique UNIQUE (name);
--> statement-breakpoint
ALTER TABLE ONLY body_systems
    ADD CONSTRAINT body_systems_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY breeder_listing_breeds
    ADD CONSTRAINT breeder_listing_breeds_approval_id_breed_id_pk PRIMARY KEY (approval_id, breed_id);
--> statement-breakpoint
ALTER TABLE ONLY breeder_listings
    ADD CONSTRAINT breeder_listings_pkey PRIMARY KEY (approval_id);
--> statement-breakpoint
ALTER TABLE ONLY breeds
    ADD CONSTRAINT breeds_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY carrier_rates
    ADD CONSTRAINT carrier_rates_breed_id_test_code_pk PRIMARY KEY (breed_id, test_code);
--> statement-breakpoint
ALTER TABLE ONLY cart_items
    ADD CONSTRAINT cart_items_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY carts
    ADD CONSTRAINT carts_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY checkout_attempts
    ADD CONSTRAINT checkout_attempts_cart_id_key_pk PRIMARY KEY (cart_id, key);
--> statement-breakpoint
ALTER TABLE ONLY club_members
    ADD CONSTRAINT club_members_club_id_user_id_pk PRIMARY KEY (club_id, user_id);
--> statement-breakpoint
ALTER TABLE ONLY clubs
    ADD CONSTRAINT clubs_name_unique UNIQUE (name);
--> statement-breakpoint
ALTER TABLE ONLY clubs
    ADD CONSTRAINT clubs_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY collection_agents
    ADD CONSTRAINT collection_agents_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY collection_agents
    ADD CONSTRAINT collection_agents_user_id_unique UNIQUE (user_id);
--> statement-breakpoint
ALTER TABLE ONLY collection_signatures
    ADD CONSTRAINT collection_signatures_pkey PRIMARY KEY (animal_id);
--> statement-breakpoint
ALTER TABLE ONLY collection_uploads
    ADD CONSTRAINT collection_uploads_pkey PRIMARY KEY (client_id);
--> statement-breakpoint
ALTER TABLE ONLY contact_requests
    ADD CONSTRAINT contact_requests_form_id_unique UNIQUE (form_id);
--> statement-breakpoint
ALTER TABLE ONLY contact_requests
    ADD CONSTRAINT contact_requests_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY countries
    ADD CONSTRAINT countries_code_unique UNIQUE (code);
--> statement-breakpoint
ALTER TABLE ONLY countries
    ADD CONSTRAINT countries_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY coupons
    ADD CONSTRAINT coupons_pkey PRIMARY KEY (code);
--> statement-breakpoint
ALTER TABLE ONLY custom_profile_tests
    ADD CONSTRAINT custom_profile_tests_profile_id_product_id_pk PRIMARY KEY (profile_id, product_id);
--> statement-breakpoint
ALTER TABLE ONLY custom_profiles
    ADD CONSTRAINT custom_profiles_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY dna_panels
    ADD CONSTRAINT dna_panels_pkey PRIMARY KEY (key);
--> statement-breakpoint
ALTER TABLE ONLY dna_profiles
    ADD CONSTRAINT dna_profiles_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY dna_profiles
    ADD CONSTRAINT dna_profiles_run UNIQUE (kit_id, run, panel_key);
--> statement-breakpoint
ALTER TABLE ONLY document_keys
    ADD CONSTRAINT document_keys_pkey PRIMARY KEY (kid);
--> statement-breakpoint
ALTER TABLE ONLY dv_reads
    ADD CONSTRAINT dv_reads_once UNIQUE (animal_id, user_id, kind, at);
--> statement-breakpoint
ALTER TABLE ONLY dv_reads
    ADD CONSTRAINT dv_reads_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY genotypes
    ADD CONSTRAINT genotypes_once UNIQUE (kit_id, run, locus);
--> statement-breakpoint
ALTER TABLE ONLY genotypes
    ADD CONSTRAINT genotypes_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY imported_results
    ADD CONSTRAINT imported_results_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_order_id_unique UNIQUE (order_id);
--> statement-breakpoint
ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_token_unique UNIQUE (token);
--> statement-breakpoint
ALTER TABLE ONLY issued_documents
    ADD CONSTRAINT issued_documents_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY issued_documents
    ADD CONSTRAINT issued_documents_token_unique UNIQUE (token);
--> statement-breakpoint
ALTER TABLE ONLY kit_problems
    ADD CONSTRAINT kit_problems_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY kits
    ADD CONSTRAINT kits_barcode_unique UNIQUE (barcode);
--> statement-breakpoint
ALTER TABLE ONLY kits
    ADD CONSTRAINT kits_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY lab_events
    ADD CONSTRAINT lab_events_once UNIQUE (lab, event_id);
--> statement-breakpoint
ALTER TABLE ONLY lab_events
    ADD CONSTRAINT lab_events_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY lab_events
    ADD CONSTRAINT lab_events_sequence UNIQUE (kit_id, lab, sequence);
--> statement-breakpoint
ALTER TABLE ONLY lab_progress
    ADD CONSTRAINT lab_progress_pkey PRIMARY KEY (kit_id);
--> statement-breakpoint
ALTER TABLE ONLY lab_results
    ADD CONSTRAINT lab_results_once UNIQUE (kit_id, run, kind);
--> statement-breakpoint
ALTER TABLE ONLY lab_results
    ADD CONSTRAINT lab_results_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY litters
    ADD CONSTRAINT litters_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY loyalty_entries
    ADD CONSTRAINT loyalty_entries_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY mail_links
    ADD CONSTRAINT mail_links_pkey PRIMARY KEY (token_hash);
--> statement-breakpoint
ALTER TABLE ONLY muted_mails
    ADD CONSTRAINT muted_mails_user_id_kind_pk PRIMARY KEY (user_id, kind);
--> statement-breakpoint
ALTER TABLE ONLY newsletter_subscriptions
    ADD CONSTRAINT newsletter_subscriptions_confirm_hash_unique UNIQUE (confirm_hash);
--> statement-breakpoint
ALTER TABLE ONLY newsletter_subscriptions
    ADD CONSTRAINT newsletter_subscriptions_pkey PRIMARY KEY (email);
--> statement-breakpoint
ALTER TABLE ONLY newsletter_subscriptions
    ADD CONSTRAINT newsletter_subscriptions_unsubscribe_token_unique UNIQUE (unsubscribe_token);
--> statement-breakpoint
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_event UNIQUE (user_id, event, event_key);
--> statement-breakpoint
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY order_events
    ADD CONSTRAINT order_events_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY order_lines
    ADD CONSTRAINT order_lines_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_cart_id_unique UNIQUE (cart_id);
--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_number_unique UNIQUE (number);
--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_token_unique UNIQUE (token);
--> statement-breakpoint
ALTER TABLE ONLY outbox
    ADD CONSTRAINT outbox_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY pack_entries
    ADD CONSTRAINT pack_entries_kit_id_unique UNIQUE (kit_id);
--> statement-breakpoint
ALTER TABLE ONLY pack_entries
    ADD CONSTRAINT pack_entries_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY pack_transfers
    ADD CONSTRAINT pack_transfers_attempt UNIQUE (from_user_id, attempt_id, product_id);
--> statement-breakpoint
ALTER TABLE ONLY pack_transfers
    ADD CONSTRAINT pack_transfers_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY parentage_consents
    ADD CONSTRAINT parentage_consents_request_id_animal_id_pk PRIMARY KEY (request_id, animal_id);
--> statement-breakpoint
ALTER TABLE ONLY parentage_requests
    ADD CONSTRAINT parentage_requests_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY payment_disputes
    ADD CONSTRAINT payment_disputes_provider_dispute_id_pk PRIMARY KEY (provider, dispute_id);
--> statement-breakpoint
ALTER TABLE ONLY payment_events
    ADD CONSTRAINT payment_events_provider_event_id_pk PRIMARY KEY (provider, event_id);
--> statement-breakpoint
ALTER TABLE ONLY payment_orders
    ADD CONSTRAINT payment_orders_payment_id_order_id_pk PRIMARY KEY (payment_id, order_id);
--> statement-breakpoint
ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY preset_breeds
    ADD CONSTRAINT preset_breeds_user_id_breed_id_pk PRIMARY KEY (user_id, breed_id);
--> statement-breakpoint
ALTER TABLE ONLY prices
    ADD CONSTRAINT prices_product_id_region_pk PRIMARY KEY (product_id, region);
--> statement-breakpoint
ALTER TABLE ONLY product_breeds
    ADD CONSTRAINT product_breeds_product_id_breed_id_pk PRIMARY KEY (product_id, breed_id);
--> statement-breakpoint
ALTER TABLE ONLY product_fulfilments
    ADD CONSTRAINT product_fulfilments_pkey PRIMARY KEY (product_id);
--> statement-breakpoint
ALTER TABLE ONLY product_tests
    ADD CONSTRAINT product_tests_product_id_test_code_pk PRIMARY KEY (product_id, test_code);
--> statement-breakpoint
ALTER TABLE ONLY product_types
    ADD CONSTRAINT product_types_name_unique UNIQUE (name);
--> statement-breakpoint
ALTER TABLE ONLY product_types
    ADD CONSTRAINT product_types_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY profiles
    ADD CONSTRAINT profiles_pkey PRIMARY KEY (user_id);
--> statement-breakpoint
ALTER TABLE ONLY rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
--> statement-breakpoint
ALTER TABLE ONLY refund_lines
    ADD CONSTRAINT refund_lines_refund_id_order_line_id_pk PRIMARY KEY (refund_id, order_line_id);
--> statement-breakpoint
ALTER TABLE ONLY refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY relative_consents
    ADD CONSTRAINT relative_consents_pkey PRIMARY KEY (animal_id);
--> statement-breakpoint
ALTER TABLE ONLY relative_matches
    ADD CONSTRAINT relative_matches_animal_id_relative_id_pk PRIMARY KEY (animal_id, relative_id);
--> statement-breakpoint
ALTER TABLE ONLY reminder_preferences
    ADD CONSTRAINT reminder_preferences_pkey PRIMARY KEY (email);
--> statement-breakpoint
ALTER TABLE ONLY reminder_preferences
    ADD CONSTRAINT reminder_preferences_token_unique UNIQUE (token);
--> statement-breakpoint
ALTER TABLE ONLY report_versions
    ADD CONSTRAINT report_versions_once UNIQUE (activation_id, version);
--> statement-breakpoint
ALTER TABLE ONLY report_versions
    ADD CONSTRAINT report_versions_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY research_applications
    ADD CONSTRAINT research_applications_form_id_unique UNIQUE (form_id);
--> statement-breakpoint
ALTER TABLE ONLY research_applications
    ADD CONSTRAINT research_applications_pkey PRIMARY KEY (approval_id);
--> statement-breakpoint
ALTER TABLE ONLY research_files
    ADD CONSTRAINT research_files_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY samples
    ADD CONSTRAINT samples_kit_id_unique UNIQUE (kit_id);
--> statement-breakpoint
ALTER TABLE ONLY samples
    ADD CONSTRAINT samples_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY samples
    ADD CONSTRAINT samples_tube UNIQUE (activation_id, attempt, tube);
--> statement-breakpoint
ALTER TABLE ONLY sandbox_objects
    ADD CONSTRAINT sandbox_objects_key_unique UNIQUE (key);
--> statement-breakpoint
ALTER TABLE ONLY sandbox_objects
    ADD CONSTRAINT sandbox_objects_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY search_words
    ADD CONSTRAINT search_words_vocabulary_word_pk PRIMARY KEY (vocabulary, word);
--> statement-breakpoint
ALTER TABLE ONLY seeds
    ADD CONSTRAINT seeds_pkey PRIMARY KEY (area);
--> statement-breakpoint
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (token_hash);
--> statement-breakpoint
ALTER TABLE ONLY shipping_methods
    ADD CONSTRAINT shipping_methods_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY shipping_prices
    ADD CONSTRAINT shipping_prices_method_id_region_pk PRIMARY KEY (method_id, region);
--> statement-breakpoint
ALTER TABLE ONLY shows
    ADD CONSTRAINT shows_approval_id_unique UNIQUE (approval_id);
--> statement-breakpoint
ALTER TABLE ONLY shows
    ADD CONSTRAINT shows_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY signing_keys
    ADD CONSTRAINT signing_keys_pkey PRIMARY KEY (name);
--> statement-breakpoint
ALTER TABLE ONLY spreadsheet_imports
    ADD CONSTRAINT spreadsheet_imports_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY stage_passes
    ADD CONSTRAINT stage_passes_kit_id_stage_pk PRIMARY KEY (kit_id, stage);
--> statement-breakpoint
ALTER TABLE ONLY states
    ADD CONSTRAINT states_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY subscription_orders
    ADD CONSTRAINT subscription_orders_pkey PRIMARY KEY (order_id);
--> statement-breakpoint
ALTER TABLE ONLY subscription_plans
    ADD CONSTRAINT subscription_plans_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY subscription_plans
    ADD CONSTRAINT subscription_plans_price UNIQUE (provider, account, product_id, currency, amount);
--> statement-breakpoint
ALTER TABLE ONLY subscriptions
    ADD CONSTRAINT subscriptions_payment_id_unique UNIQUE (payment_id);
--> statement-breakpoint
ALTER TABLE ONLY subscriptions
    ADD CONSTRAINT subscriptions_pkey PRIMARY KEY (id);
--> statement-breakpoint
ALTER TABLE ONLY test_breeds
    ADD CONSTRAINT test_breeds_test_code_breed_id_pk PRIMARY KEY (test_code, breed_id);
--> statement-breakpoint
ALTER TABLE ONLY tests
    ADD CONSTRAINT tests_pkey PRIMARY KEY (code);
--> statement-breakpoint
ALTER TABLE ONLY translations
    ADD CONSTRAINT translations_entity_entity_id_field_language_pk PRIMARY KEY (entity, entity_id, field, language);
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_email_unique UNIQUE (email);
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
--> statement-breakpoint
CREATE INDEX acm_forms_animal ON acm_forms USING btree (animal_id);
--> statement-breakpoint
CREATE INDEX acm_forms_kit ON acm_forms USING btree (kit_id);
--> statement-breakpoint
CREATE INDEX acm_forms_user ON acm_forms USING btree (user_id, id);
--> statement-breakpoint
CREATE INDEX activations_animal ON activations USING btree (animal_id);
--> statement-breakpoint
CREATE INDEX activations_attempt ON activations USING btree (attempt_id);
--> statement-breakpoint
CREATE INDEX activations_email ON activations USING btree (email);
--> statement-breakpoint
CREATE INDEX activations_user ON activations USING btree (user_id, activated_at);
--> statement-breakpoint
CREATE UNIQUE INDEX addresses_user_hash ON addresses USING btree (user_id, hash);
--> statement-breakpoint
CREATE INDEX advance_orders_email ON advance_orders USING btree (email);
--> statement-breakpoint
CREATE INDEX agent_nominations_email ON agent_nominations USING btree (email);
--> statement-breakpoint
CREATE INDEX agent_nominations_member ON agent_nominations USING btree (nominated_by);
--> statement-breakpoint
CREATE UNIQUE INDEX agent_nominations_open ON agent_nominations USING btree (club_id, email) WHERE (accepted_at IS NULL);
--> statement-breakpoint
CREATE INDEX animal_collections_agent ON animal_collections USING btree (agent_id, collected_at);
--> statement-breakpoint
CREATE INDEX animal_collections_owner ON animal_collections USING btree (owner_email);
--> statement-breakpoint
CREATE INDEX animal_events_admin ON animal_events USING btree (admin_id) WHERE (admin_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX animal_events_animal ON animal_events USING btree (animal_id, at);
--> statement-breakpoint
CREATE INDEX animal_events_user ON animal_events USING btree (user_id) WHERE (user_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX animal_grants_animal ON animal_grants USING btree (animal_id);
--> statement-breakpoint
CREATE INDEX animal_grants_club ON animal_grants USING btree (club_id, animal_id);
--> statement-breakpoint
CREATE INDEX animal_grants_email ON animal_grants USING btree (email);
--> statement-breakpoint
CREATE INDEX animal_grants_granted_by ON animal_grants USING btree (granted_by) WHERE (granted_by IS NOT NULL);
--> statement-breakpoint
CREATE INDEX animal_grants_user ON animal_grants USING btree (user_id, animal_id);
--> statement-breakpoint
CREATE UNIQUE INDEX animal_owners_current ON animal_owners USING btree (animal_id) WHERE ("to" IS NULL);
--> statement-breakpoint
CREATE INDEX animal_owners_user ON animal_owners USING btree (user_id, animal_id);
--> statement-breakpoint
CREATE INDEX animal_transfers_expiry ON animal_transfers USING btree (state, expires_at);
--> statement-breakpoint
CREATE INDEX animal_transfers_from ON animal_transfers USING btree (from_user_id, state);
--> statement-breakpoint
CREATE UNIQUE INDEX animal_transfers_pending ON animal_transfers USING btree (animal_id) WHERE (state = 'pending'::text);
--> statement-breakpoint
CREATE INDEX animal_transfers_to ON animal_transfers USING btree (to_email, state);
--> statement-breakpoint
CREATE INDEX animal_transfers_to_user ON animal_transfers USING btree (to_user_id) WHERE (to_user_id IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX animals_chip ON animals USING btree (owner_id, chip_number);
--> statement-breakpoint
CREATE INDEX animals_contact ON animals USING btree (contact_email);
--> statement-breakpoint
CREATE INDEX animals_dam ON animals USING btree (dam_id);
--> statement-breakpoint
CREATE INDEX animals_litter ON animals USING btree (litter_id);
--> statement-breakpoint
CREATE INDEX animals_owner ON animals USING btree (owner_id, species_id, name);
--> statement-breakpoint
CREATE INDEX animals_plain_chip ON animals USING btree (upper(regexp_replace(chip_number, '[[:space:]-]'::text, ''::text, 'g'::text)));
--> statement-breakpoint
CREATE INDEX animals_plain_registration ON animals USING btree (upper(regexp_replace(registration_number, '[[:space:]-]'::text, ''::text, 'g'::text)));
--> statement-breakpoint
CREATE INDEX animals_sire ON animals USING btree (sire_id);
--> statement-breakpoint
CREATE INDEX api_tokens_user ON api_tokens USING btree (user_id);
--> statement-breakpoint
CREATE INDEX approvals_decided_by ON approvals USING btree (decided_by) WHERE (decided_by IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX approvals_one_waiting ON approvals USING btree (user_id, kind) WHERE ((state = 'waiting'::text) AND (kind <> ALL (ARRAY['shows'::text, 'sponsorship'::text, 'research'::text])));
--> statement-breakpoint
CREATE INDEX approvals_state ON approvals USING btree (state, id);
--> statement-breakpoint
CREATE INDEX approvals_user ON approvals USING btree (user_id, kind, id);
--> statement-breakpoint
CREATE INDEX audit_entries_at ON audit_entries USING btree (at);
--> statement-breakpoint
CREATE INDEX breeder_listing_breeds_breed ON breeder_listing_breeds USING btree (breed_id, approval_id);
--> statement-breakpoint
CREATE INDEX breeder_listings_country ON breeder_listings USING btree (country_code, sort_key, approval_id) WHERE (listed_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX breeder_listings_listed ON breeder_listings USING btree (sort_key, approval_id) WHERE (listed_at IS NOT NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX breeder_listings_one ON breeder_listings USING btree (user_id) WHERE (listed_at IS NOT NULL);
--> statement-breakpoint
CREATE INDEX breeder_listings_user ON breeder_listings USING btree (user_id, approval_id);
--> statement-breakpoint
CREATE INDEX breeds_species_sort ON breeds USING btree (species_id, sort_key);
--> statement-breakpoint
CREATE INDEX cart_items_cart ON cart_items USING btree (cart_id);
--> statement-breakpoint
CREATE INDEX cart_items_custom_profile ON cart_items USING btree (custom_profile_id);
--> statement-breakpoint
CREATE INDEX carts_user ON carts USING btree (user_id);
--> statement-breakpoint
CREATE INDEX checkout_attempts_created ON checkout_attempts USING btree (created_at);
--> statement-breakpoint
CREATE INDEX club_members_user ON club_members USING btree (user_id);
--> statement-breakpoint
CREATE INDEX collection_agents_approval ON collection_agents USING btree (approval_id);
--> statement-breakpoint
CREATE INDEX collection_agents_expiry ON collection_agents USING btree (state, expires_at);
--> statement-breakpoint
CREATE INDEX collection_agents_listed ON collection_agents USING btree (sort_key, id) WHERE ((state = 'active'::text) AND is_listed);
--> statement-breakpoint
CREATE INDEX collection_uploads_agent ON collection_uploads USING btree (agent_id);
--> statement-breakpoint
CREATE INDEX contact_requests_answered ON contact_requests USING btree (answered_at, created_at);
--> statement-breakpoint
CREATE INDEX contact_requests_email ON contact_requests USING btree (email);
--> statement-breakpoint
CREATE INDEX contact_requests_user ON contact_requests USING btree (user_id);
--> statement-breakpoint
CREATE INDEX coupons_user ON coupons USING btree (user_id);
--> statement-breakpoint
CREATE INDEX custom_profiles_user ON custom_profiles USING btree (user_id);
--> statement-breakpoint
CREATE UNIQUE INDEX dna_profiles_current ON dna_profiles USING btree (animal_id, panel_key) WHERE is_current;
--> statement-breakpoint
CREATE INDEX dv_reads_user ON dv_reads USING btree (user_id);
--> statement-breakpoint
CREATE INDEX imported_results_animal ON imported_results USING btree (animal_id);
--> statement-breakpoint
CREATE INDEX invoices_due ON invoices USING btree (due_at);
--> statement-breakpoint
CREATE INDEX issued_documents_animal ON issued_documents USING btree (animal_id);
--> statement-breakpoint
CREATE UNIQUE INDEX issued_documents_parentage ON issued_documents USING btree (parentage_request_id, language) WHERE (revoked_at IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX issued_documents_report ON issued_documents USING btree (report_version_id, kind, key, language) WHERE (revoked_at IS NULL);
--> statement-breakpoint
CREATE INDEX kit_problems_email ON kit_problems USING btree (email);
--> statement-breakpoint
CREATE INDEX kits_order_line ON kits USING btree (order_line_id);
--> statement-breakpoint
CREATE INDEX lab_progress_stage ON lab_progress USING btree (stage, updated_at);
--> statement-breakpoint
CREATE INDEX litters_owner ON litters USING btree (owner_id);
--> statement-breakpoint
CREATE INDEX loyalty_entries_order ON loyalty_entries USING btree (order_id);
--> statement-breakpoint
CREATE INDEX loyalty_entries_user ON loyalty_entries USING btree (user_id, id);
--> statement-breakpoint
CREATE INDEX mail_links_expiry ON mail_links USING btree (expires_at);
--> statement-breakpoint
CREATE INDEX mail_links_user ON mail_links USING btree (user_id);
--> statement-breakpoint
CREATE INDEX notifications_created ON notifications USING btree (created_at);
--> statement-breakpoint
CREATE INDEX notifications_unread ON notifications USING btree (user_id) WHERE (read_at IS NULL);
--> statement-breakpoint
CREATE INDEX notifications_user ON notifications USING btree (user_id, id);
--> statement-breakpoint
CREATE INDEX order_events_actor ON order_events USING btree (actor_id) WHERE (actor_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX order_events_order ON order_events USING btree (order_id, id);
--> statement-breakpoint
CREATE INDEX order_lines_order ON order_lines USING btree (order_id, "position");
--> statement-breakpoint
CREATE INDEX orders_email ON orders USING btree (lower(email));
--> statement-breakpoint
CREATE INDEX orders_state ON orders USING btree (state, created_at);
--> statement-breakpoint
CREATE INDEX orders_user ON orders USING btree (user_id, placed_at);
--> statement-breakpoint
CREATE INDEX outbox_unsent ON outbox USING btree (id) WHERE (sent_at IS NULL);
--> statement-breakpoint
CREATE UNIQUE INDEX pack_entries_bought ON pack_entries USING btree (order_line_id) WHERE (reason = 'bought'::text);
--> statement-breakpoint
CREATE INDEX pack_entries_user ON pack_entries USING btree (user_id, product_id);
--> statement-breakpoint
CREATE INDEX pack_transfers_expiry ON pack_transfers USING btree (state, expires_at);
--> statement-breakpoint
CREATE INDEX pack_transfers_from ON pack_transfers USING btree (from_user_id, id);
--> statement-breakpoint
CREATE INDEX pack_transfers_to ON pack_transfers USING btree (to_email, state);
--> statement-breakpoint
CREATE INDEX pack_transfers_to_user ON pack_transfers USING btree (to_user_id) WHERE (to_user_id IS NOT NULL);
--> statement-breakpoint
CREATE INDEX parentage_consents_owner ON parentage_consents USING btree (owner_id, state);
--> statement-breakpoint
CREATE INDEX parentage_requests_dam ON parentage_requests USING btree (dam_id);
--> statement-breakpoint
CREATE INDEX parentage_requests_offspring ON parentage_requests USING btree (offspring_id);
--> statement-breakpoint
CREATE INDEX parentage_requests_sire ON parentage_requests USING btree (sire_id);
--> statement-breakpoint
CREATE INDEX parentage_requests_user ON parentage_requests USING btree (user_id, id);
--> statement-breakpoint
CREATE INDEX payment_disputes_payment ON payment_disputes USING btree (payment_id);
--> statement-breakpoint
CREATE INDEX payment_orders_order ON payment_orders USING btree (order_id);
--> statement-breakpoint
CREATE INDEX payments_open ON payments USING btree (updated_at) WHERE (state = ANY (ARRAY['starting'::text, 'open'::text, 'unknown'::text]));
--> statement-breakpoint
CREATE UNIQUE INDEX payments_provider_id ON payments USING btree (provider, provider_id);
--> statement-breakpoint
CREATE INDEX payments_settled ON payments USING btree (settled_at);
--> statement-breakpoint
CREATE INDEX payments_user ON payments USING btree (user_id);
--> statement-breakpoint
CREATE INDEX prices_region_amount ON prices USING btree (region, amount, product_id);
--> statement-breakpoint
CREATE INDEX product_breeds_breed ON product_breeds USING btree (breed_id);
--> statement-breakpoint
CREATE INDEX product_tests_test ON product_tests USING btree (test_code);
--> statement-breakpoint
CREATE INDEX products_all_breeds ON products USING btree (species_id) WHERE is_for_all_breeds;
--> statement-breakpoint
CREATE INDEX products_category ON products USING btree (category_id);
--> statement-breakpoint
CREATE INDEX products_newest ON products USING btree (created_on DESC, id);
--> statement-breakpoint
CREATE INDEX products_popularity ON products USING btree (popularity DESC, id);
--> statement-breakpoint
CREATE INDEX products_search ON products USING gin (search);
--> statement-breakpoint
CREATE INDEX products_search_text ON products USING gin (search_text gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX products_sort ON products USING btree (sort_key);
--> statement-breakpoint
CREATE INDEX rate_limits_account ON rate_limits USING btree (account_key);
--> statement-breakpoint
CREATE INDEX rate_limits_empty ON rate_limits USING btree (empty_at);
--> statement-breakpoint
CREATE INDEX refund_lines_line ON refund_lines USING btree (order_line_id);
--> statement-breakpoint
CREATE INDEX refunds_created_by ON refunds USING btree (created_by) WHERE (created_by IS NOT NULL);
--> statement-breakpoint
CREATE INDEX refunds_order ON refunds USING btree (order_id);
--> statement-breakpoint
CREATE INDEX refunds_payment ON refunds USING btree (payment_id);
--> statement-breakpoint
CREATE UNIQUE INDEX refunds_retry_of ON refunds USING btree (retry_of);
--> statement-breakpoint
CREATE INDEX refunds_updated ON refunds USING btree (updated_at);
--> statement-breakpoint
CREATE INDEX relative_consents_owner ON relative_consents USING btree (owner_id);
--> statement-breakpoint
CREATE INDEX relative_matches_relative ON relative_matches USING btree (relative_id);
--> statement-breakpoint
CREATE INDEX research_applications_email ON research_applications USING btree (email);
--> statement-breakpoint
CREATE INDEX research_files_application ON research_files USING btree (approval_id);
--> statement-breakpoint
CREATE INDEX search_words_similar ON search_words USING gin (word gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX sessions_acting_as ON sessions USING btree (acting_as) WHERE (acting_as IS NOT NULL);
--> statement-breakpoint
CREATE INDEX sessions_user ON sessions USING btree (user_id);
--> statement-breakpoint
CREATE INDEX shows_state ON shows USING btree (state, held_on);
--> statement-breakpoint
CREATE INDEX shows_user ON shows USING btree (user_id, id);
--> statement-breakpoint
CREATE INDEX spreadsheet_imports_user ON spreadsheet_imports USING btree (user_id, created_at);
--> statement-breakpoint
CREATE UNIQUE INDEX states_country_code ON states USING btree (country_code, code);
--> statement-breakpoint
CREATE INDEX subscription_orders_subscription ON subscription_orders USING btree (subscription_id);
--> statement-breakpoint
CREATE INDEX subscriptions_looked_at ON subscriptions USING btree (state, looked_at);
--> statement-breakpoint
CREATE INDEX test_breeds_breed ON test_breeds USING btree (breed_id);
--> statement-breakpoint
CREATE INDEX translations_language ON translations USING btree (entity, language);
--> statement-breakpoint
CREATE TRIGGER animals_owner_history AFTER INSERT OR UPDATE OF owner_id ON animals FOR EACH ROW EXECUTE FUNCTION record_animal_owner();
--> statement-breakpoint
ALTER TABLE ONLY acm_forms
    ADD CONSTRAINT acm_forms_animal_id_animals_id_fk FOREIGN KEY (animal_id) REFERENCES animals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY acm_forms
    ADD CONSTRAINT acm_forms_kit_id_kits_id_fk FOREIGN KEY (kit_id) REFERENCES kits(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY acm_forms
    ADD CONSTRAINT acm_forms_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY acm_scans
    ADD CONSTRAINT acm_scans_form_id_acm_forms_id_fk FOREIGN KEY (form_id) REFERENCES acm_forms(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY activations
    ADD CONSTRAINT activations_animal_id_animals_id_fk FOREIGN KEY (animal_id) REFERENCES animals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY activations
    ADD CONSTRAINT activations_kit_id_kits_id_fk FOREIGN KEY (kit_id) REFERENCES kits(id);
--> statement-breakpoint
ALTER TABLE ONLY activations
    ADD CONSTRAINT activations_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE ONLY activations
    ADD CONSTRAINT activations_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY addresses
    ADD CONSTRAINT addresses_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY advance_orders
    ADD CONSTRAINT advance_orders_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY agent_nominations
    ADD CONSTRAINT agent_nominations_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY agent_nominations
    ADD CONSTRAINT agent_nominations_nominated_by_users_id_fk FOREIGN KEY (nominated_by) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY animal_collections
    ADD CONSTRAINT animal_collections_agent_id_users_id_fk FOREIGN KEY (agent_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY animal_collections
    ADD CONSTRAINT animal_collections_animal_id_animals_id_fk FOREIGN KEY (animal_id) REFERENCES animals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY animal_events
    ADD CONSTRAINT animal_events_admin_id_users_id_fk FOREIGN KEY (admin_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY animal_events
    ADD CONSTRAINT animal_events_animal_id_animals_id_fk FOREIGN KEY (animal_id) REFERENCES animals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY animal_events
    ADD CONSTRAINT animal_events_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY animal_grants
    ADD CONSTRAINT animal_grants_animal_id_animals_id_fk FOREIGN KEY (animal_id) REFERENCES animals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY animal_grants
    ADD CONSTRAINT animal_grants_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY animal_grants
    ADD CONSTRAINT animal_grants_granted_by_users_id_fk FOREIGN KEY (granted_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY animal_grants
    ADD CONSTRAINT animal_grants_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY animal_owners
    ADD CONSTRAINT animal_owners_animal_id_animals_id_fk FOREIGN KEY (animal_id) REFERENCES animals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY animal_owners
    ADD CONSTRAINT animal_owners_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY animal_photos
    ADD CONSTRAINT animal_photos_animal_id_animals_id_fk FOREIGN KEY (animal_id) REFERENCES animals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY animal_transfers
    ADD CONSTRAINT animal_transfers_animal_id_animals_id_fk FOREIGN KEY (animal_id) REFERENCES animals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY animal_transfers
    ADD CONSTRAINT animal_transfers_from_user_id_users_id_fk FOREIGN KEY (from_user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY animal_transfers
    ADD CONSTRAINT animal_transfers_to_user_id_users_id_fk FOREIGN KEY (to_user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY animals
    ADD CONSTRAINT animals_breed_id_breeds_id_fk FOREIGN KEY (breed_id) REFERENCES breeds(id);
--> statement-breakpoint
ALTER TABLE ONLY animals
    ADD CONSTRAINT animals_dam_id_animals_id_fk FOREIGN KEY (dam_id) REFERENCES animals(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY animals
    ADD CONSTRAINT animals_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY animals
    ADD CONSTRAINT animals_sire_id_animals_id_fk FOREIGN KEY (sire_id) REFERENCES animals(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY api_tokens
    ADD CONSTRAINT api_tokens_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY approvals
    ADD CONSTRAINT approvals_decided_by_users_id_fk FOREIGN KEY (decided_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY approvals
    ADD CONSTRAINT approvals_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY breeder_listing_breeds
    ADD CONSTRAINT breeder_listing_breeds_approval_id_breeder_listings_approval_id FOREIGN KEY (approval_id) REFERENCES breeder_listings(approval_id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY breeder_listing_breeds
    ADD CONSTRAINT breeder_listing_breeds_breed_id_breeds_id_fk FOREIGN KEY (breed_id) REFERENCES breeds(id);
--> statement-breakpoint
ALTER TABLE ONLY breeder_listings
    ADD CONSTRAINT breeder_listings_approval_id_approvals_id_fk FOREIGN KEY (approval_id) REFERENCES approvals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY breeder_listings
    ADD CONSTRAINT breeder_listings_country_code_countries_code_fk FOREIGN KEY (country_code) REFERENCES countries(code);
--> statement-breakpoint
ALTER TABLE ONLY breeder_listings
    ADD CONSTRAINT breeder_listings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY carrier_rates
    ADD CONSTRAINT carrier_rates_breed_id_breeds_id_fk FOREIGN KEY (breed_id) REFERENCES breeds(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY carrier_rates
    ADD CONSTRAINT carrier_rates_test_code_tests_code_fk FOREIGN KEY (test_code) REFERENCES tests(code) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY cart_items
    ADD CONSTRAINT cart_items_cart_id_carts_id_fk FOREIGN KEY (cart_id) REFERENCES carts(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY cart_items
    ADD CONSTRAINT cart_items_custom_profile_id_custom_profiles_id_fk FOREIGN KEY (custom_profile_id) REFERENCES custom_profiles(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY cart_items
    ADD CONSTRAINT cart_items_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE ONLY carts
    ADD CONSTRAINT carts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY club_members
    ADD CONSTRAINT club_members_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY club_members
    ADD CONSTRAINT club_members_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY collection_agents
    ADD CONSTRAINT collection_agents_approval_id_approvals_id_fk FOREIGN KEY (approval_id) REFERENCES approvals(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY collection_agents
    ADD CONSTRAINT collection_agents_country_code_countries_code_fk FOREIGN KEY (country_code) REFERENCES countries(code);
--> statement-breakpoint
ALTER TABLE ONLY collection_agents
    ADD CONSTRAINT collection_agents_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY collection_signatures
    ADD CONSTRAINT collection_signatures_animal_id_animal_collections_animal_id_fk FOREIGN KEY (animal_id) REFERENCES animal_collections(animal_id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY collection_uploads
    ADD CONSTRAINT collection_uploads_agent_id_users_id_fk FOREIGN KEY (agent_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY contact_requests
    ADD CONSTRAINT contact_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY coupons
    ADD CONSTRAINT coupons_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY custom_profile_tests
    ADD CONSTRAINT custom_profile_tests_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE ONLY custom_profile_tests
    ADD CONSTRAINT custom_profile_tests_profile_id_custom_profiles_id_fk FOREIGN KEY (profile_id) REFERENCES custom_profiles(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY custom_profiles
    ADD CONSTRAINT custom_profiles_breed_id_breeds_id_fk FOREIGN KEY (breed_id) REFERENCES breeds(id);
--> statement-breakpoint
ALTER TABLE ONLY custom_profiles
    ADD CONSTRAINT custom_profiles_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY dna_profiles
    ADD CONSTRAINT dna_profiles_animal_id_animals_id_fk FOREIGN KEY (animal_id) REFERENCES animals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY dna_profiles
    ADD CONSTRAINT dna_profiles_kit_id_kits_id_fk FOREIGN KEY (kit_id) REFERENCES kits(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY dna_profiles
    ADD CONSTRAINT dna_profiles_panel_key_dna_panels_key_fk FOREIGN KEY (panel_key) REFERENCES dna_panels(key);
--> statement-breakpoint
ALTER TABLE ONLY dv_reads
    ADD CONSTRAINT dv_reads_animal_id_animals_id_fk FOREIGN KEY (animal_id) REFERENCES animals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY dv_reads
    ADD CONSTRAINT dv_reads_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY genotypes
    ADD CONSTRAINT genotypes_kit_id_kits_id_fk FOREIGN KEY (kit_id) REFERENCES kits(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY imported_results
    ADD CONSTRAINT imported_results_animal_id_animals_id_fk FOREIGN KEY (animal_id) REFERENCES animals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY imported_results
    ADD CONSTRAINT imported_results_kit_id_kits_id_fk FOREIGN KEY (kit_id) REFERENCES kits(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY invoices
    ADD CONSTRAINT invoices_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
--> statement-breakpoint
ALTER TABLE ONLY issued_documents
    ADD CONSTRAINT issued_documents_animal_id_animals_id_fk FOREIGN KEY (animal_id) REFERENCES animals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY issued_documents
    ADD CONSTRAINT issued_documents_kid_document_keys_kid_fk FOREIGN KEY (kid) REFERENCES document_keys(kid);
--> statement-breakpoint
ALTER TABLE ONLY issued_documents
    ADD CONSTRAINT issued_documents_parentage_request_id_parentage_requests_id_fk FOREIGN KEY (parentage_request_id) REFERENCES parentage_requests(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY issued_documents
    ADD CONSTRAINT issued_documents_report_version_id_report_versions_id_fk FOREIGN KEY (report_version_id) REFERENCES report_versions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY kits
    ADD CONSTRAINT kits_order_line_id_order_lines_id_fk FOREIGN KEY (order_line_id) REFERENCES order_lines(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY kits
    ADD CONSTRAINT kits_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE ONLY lab_events
    ADD CONSTRAINT lab_events_kit_id_kits_id_fk FOREIGN KEY (kit_id) REFERENCES kits(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY lab_progress
    ADD CONSTRAINT lab_progress_kit_id_kits_id_fk FOREIGN KEY (kit_id) REFERENCES kits(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY lab_results
    ADD CONSTRAINT lab_results_kit_id_kits_id_fk FOREIGN KEY (kit_id) REFERENCES kits(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY litters
    ADD CONSTRAINT litters_breed_id_breeds_id_fk FOREIGN KEY (breed_id) REFERENCES breeds(id);
--> statement-breakpoint
ALTER TABLE ONLY litters
    ADD CONSTRAINT litters_dam_id_animals_id_fk FOREIGN KEY (dam_id) REFERENCES animals(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY litters
    ADD CONSTRAINT litters_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY litters
    ADD CONSTRAINT litters_sire_id_animals_id_fk FOREIGN KEY (sire_id) REFERENCES animals(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY loyalty_entries
    ADD CONSTRAINT loyalty_entries_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
--> statement-breakpoint
ALTER TABLE ONLY loyalty_entries
    ADD CONSTRAINT loyalty_entries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY mail_links
    ADD CONSTRAINT mail_links_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY muted_mails
    ADD CONSTRAINT muted_mails_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY notifications
    ADD CONSTRAINT notifications_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY order_events
    ADD CONSTRAINT order_events_actor_id_users_id_fk FOREIGN KEY (actor_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY order_events
    ADD CONSTRAINT order_events_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY order_lines
    ADD CONSTRAINT order_lines_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY order_lines
    ADD CONSTRAINT order_lines_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_cart_id_carts_id_fk FOREIGN KEY (cart_id) REFERENCES carts(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY orders
    ADD CONSTRAINT orders_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY pack_entries
    ADD CONSTRAINT pack_entries_kit_id_kits_id_fk FOREIGN KEY (kit_id) REFERENCES kits(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY pack_entries
    ADD CONSTRAINT pack_entries_order_line_id_order_lines_id_fk FOREIGN KEY (order_line_id) REFERENCES order_lines(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY pack_entries
    ADD CONSTRAINT pack_entries_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE ONLY pack_entries
    ADD CONSTRAINT pack_entries_transfer_id_pack_transfers_id_fk FOREIGN KEY (transfer_id) REFERENCES pack_transfers(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY pack_entries
    ADD CONSTRAINT pack_entries_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY pack_transfers
    ADD CONSTRAINT pack_transfers_from_user_id_users_id_fk FOREIGN KEY (from_user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY pack_transfers
    ADD CONSTRAINT pack_transfers_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE ONLY pack_transfers
    ADD CONSTRAINT pack_transfers_to_user_id_users_id_fk FOREIGN KEY (to_user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY parentage_consents
    ADD CONSTRAINT parentage_consents_animal_id_animals_id_fk FOREIGN KEY (animal_id) REFERENCES animals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY parentage_consents
    ADD CONSTRAINT parentage_consents_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY parentage_consents
    ADD CONSTRAINT parentage_consents_request_id_parentage_requests_id_fk FOREIGN KEY (request_id) REFERENCES parentage_requests(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY parentage_requests
    ADD CONSTRAINT parentage_requests_club_id_clubs_id_fk FOREIGN KEY (club_id) REFERENCES clubs(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY parentage_requests
    ADD CONSTRAINT parentage_requests_dam_id_animals_id_fk FOREIGN KEY (dam_id) REFERENCES animals(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY parentage_requests
    ADD CONSTRAINT parentage_requests_offspring_id_animals_id_fk FOREIGN KEY (offspring_id) REFERENCES animals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY parentage_requests
    ADD CONSTRAINT parentage_requests_order_line_id_order_lines_id_fk FOREIGN KEY (order_line_id) REFERENCES order_lines(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY parentage_requests
    ADD CONSTRAINT parentage_requests_panel_key_dna_panels_key_fk FOREIGN KEY (panel_key) REFERENCES dna_panels(key);
--> statement-breakpoint
ALTER TABLE ONLY parentage_requests
    ADD CONSTRAINT parentage_requests_sire_id_animals_id_fk FOREIGN KEY (sire_id) REFERENCES animals(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY parentage_requests
    ADD CONSTRAINT parentage_requests_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY payment_disputes
    ADD CONSTRAINT payment_disputes_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);
--> statement-breakpoint
ALTER TABLE ONLY payment_orders
    ADD CONSTRAINT payment_orders_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
--> statement-breakpoint
ALTER TABLE ONLY payment_orders
    ADD CONSTRAINT payment_orders_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_subscribes_to_products_id_fk FOREIGN KEY (subscribes_to) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE ONLY payments
    ADD CONSTRAINT payments_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY preset_breeds
    ADD CONSTRAINT preset_breeds_breed_id_breeds_id_fk FOREIGN KEY (breed_id) REFERENCES breeds(id);
--> statement-breakpoint
ALTER TABLE ONLY preset_breeds
    ADD CONSTRAINT preset_breeds_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY prices
    ADD CONSTRAINT prices_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE ONLY product_breeds
    ADD CONSTRAINT product_breeds_breed_id_breeds_id_fk FOREIGN KEY (breed_id) REFERENCES breeds(id);
--> statement-breakpoint
ALTER TABLE ONLY product_breeds
    ADD CONSTRAINT product_breeds_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE ONLY product_fulfilments
    ADD CONSTRAINT product_fulfilments_pack_of_products_id_fk FOREIGN KEY (pack_of) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE ONLY product_fulfilments
    ADD CONSTRAINT product_fulfilments_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE ONLY product_tests
    ADD CONSTRAINT product_tests_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE ONLY product_tests
    ADD CONSTRAINT product_tests_test_code_tests_code_fk FOREIGN KEY (test_code) REFERENCES tests(code);
--> statement-breakpoint
ALTER TABLE ONLY products
    ADD CONSTRAINT products_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES categories(id);
--> statement-breakpoint
ALTER TABLE ONLY products
    ADD CONSTRAINT products_type_id_product_types_id_fk FOREIGN KEY (type_id) REFERENCES product_types(id);
--> statement-breakpoint
ALTER TABLE ONLY profiles
    ADD CONSTRAINT profiles_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY refund_lines
    ADD CONSTRAINT refund_lines_order_line_id_order_lines_id_fk FOREIGN KEY (order_line_id) REFERENCES order_lines(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY refund_lines
    ADD CONSTRAINT refund_lines_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES refunds(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY refunds
    ADD CONSTRAINT refunds_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY refunds
    ADD CONSTRAINT refunds_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id);
--> statement-breakpoint
ALTER TABLE ONLY refunds
    ADD CONSTRAINT refunds_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id);
--> statement-breakpoint
ALTER TABLE ONLY relative_consents
    ADD CONSTRAINT relative_consents_animal_id_animals_id_fk FOREIGN KEY (animal_id) REFERENCES animals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY relative_consents
    ADD CONSTRAINT relative_consents_owner_id_users_id_fk FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY relative_matches
    ADD CONSTRAINT relative_matches_animal_id_relative_consents_animal_id_fk FOREIGN KEY (animal_id) REFERENCES relative_consents(animal_id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY relative_matches
    ADD CONSTRAINT relative_matches_relative_id_relative_consents_animal_id_fk FOREIGN KEY (relative_id) REFERENCES relative_consents(animal_id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY report_versions
    ADD CONSTRAINT report_versions_activation_id_activations_id_fk FOREIGN KEY (activation_id) REFERENCES activations(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY research_applications
    ADD CONSTRAINT research_applications_approval_id_approvals_id_fk FOREIGN KEY (approval_id) REFERENCES approvals(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY research_applications
    ADD CONSTRAINT research_applications_country_code_countries_code_fk FOREIGN KEY (country_code) REFERENCES countries(code);
--> statement-breakpoint
ALTER TABLE ONLY research_files
    ADD CONSTRAINT research_files_approval_id_research_applications_approval_id_fk FOREIGN KEY (approval_id) REFERENCES research_applications(approval_id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY samples
    ADD CONSTRAINT samples_activation_id_activations_id_fk FOREIGN KEY (activation_id) REFERENCES activations(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY samples
    ADD CONSTRAINT samples_kit_id_kits_id_fk FOREIGN KEY (kit_id) REFERENCES kits(id);
--> statement-breakpoint
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_acting_as_users_id_fk FOREIGN KEY (acting_as) REFERENCES users(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY shipping_prices
    ADD CONSTRAINT shipping_prices_method_id_shipping_methods_id_fk FOREIGN KEY (method_id) REFERENCES shipping_methods(id);
--> statement-breakpoint
ALTER TABLE ONLY shows
    ADD CONSTRAINT shows_approval_id_approvals_id_fk FOREIGN KEY (approval_id) REFERENCES approvals(id) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY shows
    ADD CONSTRAINT shows_coupon_code_coupons_code_fk FOREIGN KEY (coupon_code) REFERENCES coupons(code) ON DELETE SET NULL;
--> statement-breakpoint
ALTER TABLE ONLY shows
    ADD CONSTRAINT shows_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY spreadsheet_imports
    ADD CONSTRAINT spreadsheet_imports_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY stage_passes
    ADD CONSTRAINT stage_passes_kit_id_kits_id_fk FOREIGN KEY (kit_id) REFERENCES kits(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY states
    ADD CONSTRAINT states_country_code_countries_code_fk FOREIGN KEY (country_code) REFERENCES countries(code);
--> statement-breakpoint
ALTER TABLE ONLY subscription_orders
    ADD CONSTRAINT subscription_orders_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY subscription_orders
    ADD CONSTRAINT subscription_orders_subscription_id_subscriptions_id_fk FOREIGN KEY (subscription_id) REFERENCES subscriptions(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY subscription_plans
    ADD CONSTRAINT subscription_plans_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE ONLY subscriptions
    ADD CONSTRAINT subscriptions_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE ONLY subscriptions
    ADD CONSTRAINT subscriptions_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id);
--> statement-breakpoint
ALTER TABLE ONLY test_breeds
    ADD CONSTRAINT test_breeds_breed_id_breeds_id_fk FOREIGN KEY (breed_id) REFERENCES breeds(id);
--> statement-breakpoint
ALTER TABLE ONLY test_breeds
    ADD CONSTRAINT test_breeds_test_code_tests_code_fk FOREIGN KEY (test_code) REFERENCES tests(code);
--> statement-breakpoint
ALTER TABLE ONLY users
    ADD CONSTRAINT users_country_code_countries_code_fk FOREIGN KEY (country_code) REFERENCES countries(code);

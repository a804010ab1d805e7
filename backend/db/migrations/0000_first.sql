CREATE TABLE "breeds" (
	"id" integer PRIMARY KEY NOT NULL,
	"species_id" smallint NOT NULL,
	"name" text NOT NULL,
	"sort_key" text COLLATE "C" NOT NULL,
	"search_text" text NOT NULL,
	"group" text NOT NULL,
	"kind" text NOT NULL,
	"variety_of" text,
	"origin" text,
	"coat" text,
	"aliases" text[] NOT NULL,
	"registries" text[] NOT NULL,
	"vbo" text,
	"fci" text
);
--> statement-breakpoint
CREATE TABLE "test_breeds" (
	"test_code" text NOT NULL,
	"breed_id" integer NOT NULL,
	CONSTRAINT "test_breeds_test_code_breed_id_pk" PRIMARY KEY("test_code","breed_id")
);
--> statement-breakpoint
CREATE TABLE "tests" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"species_id" smallint NOT NULL,
	"kind" text NOT NULL,
	"gene" text,
	"omia" text,
	"inheritance" text NOT NULL,
	"body_system" text NOT NULL,
	"summary" text NOT NULL,
	"evidence" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"cart_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"animal_id" integer,
	"is_upgrade_tests" boolean DEFAULT false NOT NULL,
	"is_upgrade_fullbreed" boolean DEFAULT false NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"email" text,
	"country" text,
	"phone_number" text,
	"sample_collector" jsonb,
	"is_newsletter_subscribed" boolean DEFAULT false NOT NULL,
	"is_swab_required" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "body_systems" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "body_systems_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"species_id" smallint,
	"heading" text,
	"group" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"product_id" integer NOT NULL,
	"region" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "prices_product_id_region_pk" PRIMARY KEY("product_id","region")
);
--> statement-breakpoint
CREATE TABLE "product_breeds" (
	"product_id" integer NOT NULL,
	"breed_id" integer NOT NULL,
	CONSTRAINT "product_breeds_product_id_breed_id_pk" PRIMARY KEY("product_id","breed_id")
);
--> statement-breakpoint
CREATE TABLE "product_tests" (
	"product_id" integer NOT NULL,
	"test_code" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "product_tests_product_id_test_code_pk" PRIMARY KEY("product_id","test_code")
);
--> statement-breakpoint
CREATE TABLE "product_types" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "product_types_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"sort_key" text COLLATE "C" NOT NULL,
	"search_text" text NOT NULL,
	"species_id" smallint,
	"type_id" smallint NOT NULL,
	"category_id" smallint NOT NULL,
	"body_system" text,
	"summary" text NOT NULL,
	"description" text NOT NULL,
	"audiences" text[] NOT NULL,
	"is_for_all_breeds" boolean NOT NULL,
	"is_animal_required" boolean NOT NULL,
	"upgrade" text,
	"is_special" boolean NOT NULL,
	"sample" text NOT NULL,
	"turnaround_min_days" smallint,
	"turnaround_max_days" smallint,
	"pack_size" smallint NOT NULL,
	"pack_of" integer,
	"only_countries" text[],
	"popularity" integer NOT NULL,
	"created_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"sort_key" text COLLATE "C" NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "countries_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "states" (
	"id" integer PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"sort_key" text COLLATE "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"password_hash" text NOT NULL,
	"country_code" text NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"is_agent" boolean DEFAULT false NOT NULL,
	"is_club_member" boolean DEFAULT false NOT NULL,
	"has_dv_access" boolean DEFAULT false NOT NULL,
	"can_order_supplies" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"area" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"seeded_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "test_breeds" ADD CONSTRAINT "test_breeds_test_code_tests_code_fk" FOREIGN KEY ("test_code") REFERENCES "public"."tests"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_breeds" ADD CONSTRAINT "test_breeds_breed_id_breeds_id_fk" FOREIGN KEY ("breed_id") REFERENCES "public"."breeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_breeds" ADD CONSTRAINT "product_breeds_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_breeds" ADD CONSTRAINT "product_breeds_breed_id_breeds_id_fk" FOREIGN KEY ("breed_id") REFERENCES "public"."breeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tests" ADD CONSTRAINT "product_tests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_tests" ADD CONSTRAINT "product_tests_test_code_tests_code_fk" FOREIGN KEY ("test_code") REFERENCES "public"."tests"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_type_id_product_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."product_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "states" ADD CONSTRAINT "states_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "breeds_species_sort" ON "breeds" USING btree ("species_id","sort_key");--> statement-breakpoint
CREATE INDEX "test_breeds_breed" ON "test_breeds" USING btree ("breed_id");--> statement-breakpoint
CREATE INDEX "cart_items_cart" ON "cart_items" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "carts_user" ON "carts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "product_breeds_breed" ON "product_breeds" USING btree ("breed_id");--> statement-breakpoint
CREATE INDEX "products_popularity" ON "products" USING btree ("popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "products_sort" ON "products" USING btree ("sort_key");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "states_country_code" ON "states" USING btree ("country_code","code");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");
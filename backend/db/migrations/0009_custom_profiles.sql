CREATE TABLE "custom_profile_tests" (
	"profile_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "custom_profile_tests_profile_id_product_id_pk" PRIMARY KEY("profile_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "custom_profiles" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"species_id" smallint NOT NULL,
	"breed_id" integer,
	"name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "custom_profile_id" text;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "custom_tests" integer[];--> statement-breakpoint
ALTER TABLE "custom_profile_tests" ADD CONSTRAINT "custom_profile_tests_profile_id_custom_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."custom_profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_profile_tests" ADD CONSTRAINT "custom_profile_tests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_profiles" ADD CONSTRAINT "custom_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_profiles" ADD CONSTRAINT "custom_profiles_breed_id_breeds_id_fk" FOREIGN KEY ("breed_id") REFERENCES "public"."breeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_profiles_user" ON "custom_profiles" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_custom_profile_id_custom_profiles_id_fk" FOREIGN KEY ("custom_profile_id") REFERENCES "public"."custom_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_items_custom_profile" ON "cart_items" USING btree ("custom_profile_id");
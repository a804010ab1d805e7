CREATE TABLE "breeder_listing_breeds" (
	"approval_id" integer NOT NULL,
	"breed_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "breeder_listing_breeds_approval_id_breed_id_pk" PRIMARY KEY("approval_id","breed_id")
);
--> statement-breakpoint
CREATE TABLE "breeder_listings" (
	"approval_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"sort_key" text COLLATE "C" NOT NULL,
	"country_code" text NOT NULL,
	"place" text NOT NULL,
	"website" text,
	"listed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "breeder_listing_breeds" ADD CONSTRAINT "breeder_listing_breeds_approval_id_breeder_listings_approval_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."breeder_listings"("approval_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breeder_listing_breeds" ADD CONSTRAINT "breeder_listing_breeds_breed_id_breeds_id_fk" FOREIGN KEY ("breed_id") REFERENCES "public"."breeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breeder_listings" ADD CONSTRAINT "breeder_listings_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breeder_listings" ADD CONSTRAINT "breeder_listings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "breeder_listings" ADD CONSTRAINT "breeder_listings_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "breeder_listing_breeds_breed" ON "breeder_listing_breeds" USING btree ("breed_id","approval_id");--> statement-breakpoint
CREATE UNIQUE INDEX "breeder_listings_one" ON "breeder_listings" USING btree ("user_id") WHERE "breeder_listings"."listed_at" is not null;--> statement-breakpoint
CREATE INDEX "breeder_listings_user" ON "breeder_listings" USING btree ("user_id","approval_id");--> statement-breakpoint
CREATE INDEX "breeder_listings_listed" ON "breeder_listings" USING btree ("sort_key","approval_id") WHERE "breeder_listings"."listed_at" is not null;--> statement-breakpoint
CREATE INDEX "breeder_listings_country" ON "breeder_listings" USING btree ("country_code","sort_key","approval_id") WHERE "breeder_listings"."listed_at" is not null;
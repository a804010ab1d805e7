CREATE TABLE "preset_breeds" (
	"user_id" integer NOT NULL,
	"breed_id" integer NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "preset_breeds_user_id_breed_id_pk" PRIMARY KEY("user_id","breed_id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"phone" text,
	"address" text,
	"city" text,
	"postal_code" text,
	"state" text
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_tried_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "clinic" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "registration_number" text;--> statement-breakpoint
ALTER TABLE "preset_breeds" ADD CONSTRAINT "preset_breeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preset_breeds" ADD CONSTRAINT "preset_breeds_breed_id_breeds_id_fk" FOREIGN KEY ("breed_id") REFERENCES "public"."breeds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_attempts_last" ON "sign_in_attempts" USING btree ("last_tried_at");
CREATE TABLE "agent_nominations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_nominations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"club_id" integer NOT NULL,
	"nominated_by" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "collection_agents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "collection_agents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"approval_id" integer,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"sort_key" text COLLATE "C" NOT NULL,
	"country_code" text NOT NULL,
	"place" text NOT NULL,
	"postal_code" text,
	"latitude" double precision,
	"longitude" double precision,
	"area" text NOT NULL,
	"species" text[] NOT NULL,
	"fee" text NOT NULL,
	"availability" text NOT NULL,
	"is_listed" boolean NOT NULL,
	"club" text,
	"quiz_passed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collection_agents_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "animal_collections" ADD COLUMN "animal_name" text;--> statement-breakpoint
ALTER TABLE "animal_collections" ADD COLUMN "animal_sex" text;--> statement-breakpoint
UPDATE "animal_collections" SET "animal_name" = "animals"."name", "animal_sex" = "animals"."sex" FROM "animals" WHERE "animals"."id" = "animal_collections"."animal_id";--> statement-breakpoint
ALTER TABLE "animal_collections" ALTER COLUMN "animal_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "animal_collections" ALTER COLUMN "animal_sex" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_nominations" ADD CONSTRAINT "agent_nominations_club_id_clubs_id_fk" FOREIGN KEY ("club_id") REFERENCES "public"."clubs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_nominations" ADD CONSTRAINT "agent_nominations_nominated_by_users_id_fk" FOREIGN KEY ("nominated_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_agents" ADD CONSTRAINT "collection_agents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_agents" ADD CONSTRAINT "collection_agents_approval_id_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."approvals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_agents" ADD CONSTRAINT "collection_agents_country_code_countries_code_fk" FOREIGN KEY ("country_code") REFERENCES "public"."countries"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_nominations_open" ON "agent_nominations" USING btree ("club_id","email") WHERE "agent_nominations"."accepted_at" is null;--> statement-breakpoint
CREATE INDEX "agent_nominations_email" ON "agent_nominations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "agent_nominations_member" ON "agent_nominations" USING btree ("nominated_by");--> statement-breakpoint
CREATE INDEX "collection_agents_listed" ON "collection_agents" USING btree ("sort_key","id") WHERE "collection_agents"."state" = 'active' and "collection_agents"."is_listed";--> statement-breakpoint
CREATE INDEX "collection_agents_expiry" ON "collection_agents" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "collection_agents_approval" ON "collection_agents" USING btree ("approval_id");
CREATE TABLE "pack_transfers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pack_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"from_user_id" integer,
	"to_email" text NOT NULL,
	"to_user_id" integer,
	"product_id" integer NOT NULL,
	"units" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "pack_entries" ADD COLUMN "transfer_id" integer;--> statement-breakpoint
ALTER TABLE "pack_transfers" ADD CONSTRAINT "pack_transfers_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_transfers" ADD CONSTRAINT "pack_transfers_to_user_id_users_id_fk" FOREIGN KEY ("to_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_transfers" ADD CONSTRAINT "pack_transfers_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pack_transfers_from" ON "pack_transfers" USING btree ("from_user_id","id");--> statement-breakpoint
CREATE INDEX "pack_transfers_to" ON "pack_transfers" USING btree ("to_email","state");--> statement-breakpoint
CREATE INDEX "pack_transfers_expiry" ON "pack_transfers" USING btree ("state","expires_at");--> statement-breakpoint
ALTER TABLE "pack_entries" ADD CONSTRAINT "pack_entries_transfer_id_pack_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."pack_transfers"("id") ON DELETE set null ON UPDATE no action;
CREATE TABLE "subscription_orders" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription_plans" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"catalog_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "subscription_plans_price" UNIQUE("provider","account","product_id","currency","amount")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"payment_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"runs_until" timestamp (3) with time zone NOT NULL,
	"failed_payments" integer DEFAULT 0 NOT NULL,
	"is_unwanted" boolean DEFAULT false NOT NULL,
	"looked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "subscribes_to" integer;--> statement-breakpoint
ALTER TABLE "subscription_orders" ADD CONSTRAINT "subscription_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_orders" ADD CONSTRAINT "subscription_orders_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_plans" ADD CONSTRAINT "subscription_plans_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscription_orders_subscription" ON "subscription_orders" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "subscriptions_looked_at" ON "subscriptions" USING btree ("state","looked_at");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscribes_to_products_id_fk" FOREIGN KEY ("subscribes_to") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;
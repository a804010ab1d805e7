ALTER TABLE "orders" ADD COLUMN "is_coupon_consumed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "is_coupon_consumed" = true WHERE "coupon_code" IS NOT NULL AND "state" IN ('open', 'paid', 'held') AND EXISTS (SELECT 1 FROM "invoices" i WHERE i."order_id" = "orders"."id");

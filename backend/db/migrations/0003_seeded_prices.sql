ALTER TABLE "prices" ADD COLUMN "seeded" jsonb;--> statement-breakpoint
ALTER TABLE "shipping_prices" ADD COLUMN "seeded" jsonb;
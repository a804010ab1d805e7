ALTER TABLE "carts" ALTER COLUMN "is_swab_required" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "cart_items" ADD COLUMN "patient_reference" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "patient_reference" text;
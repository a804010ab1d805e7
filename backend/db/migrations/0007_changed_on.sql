ALTER TABLE "breeds" ADD COLUMN "changed_on" date;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "changed_on" date;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "changed_on" date;
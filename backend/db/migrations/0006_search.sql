CREATE TABLE "search_words" (
	"vocabulary" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_words_vocabulary_word_pk" PRIMARY KEY("vocabulary","word")
);
--> statement-breakpoint
ALTER TABLE "breeds" ALTER COLUMN "search_text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "products" ALTER COLUMN "search_text" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "breeds" ADD COLUMN "search_exact" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "breeds" ADD COLUMN "search_parts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "breeds" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', coalesce(search_parts[1], '')), 'A') || setweight(to_tsvector('english', coalesce(search_parts[2], '')), 'B') || setweight(to_tsvector('english', coalesce(search_parts[3], '')), 'C') || setweight(to_tsvector('english', coalesce(search_parts[4], '')), 'D')) STORED;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "search_exact" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "search_parts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', coalesce(search_parts[1], '')), 'A') || setweight(to_tsvector('english', coalesce(search_parts[2], '')), 'B') || setweight(to_tsvector('english', coalesce(search_parts[3], '')), 'C') || setweight(to_tsvector('english', coalesce(search_parts[4], '')), 'D')) STORED;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_exact" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_parts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', coalesce(search_parts[1], '')), 'A') || setweight(to_tsvector('english', coalesce(search_parts[2], '')), 'B') || setweight(to_tsvector('english', coalesce(search_parts[3], '')), 'C') || setweight(to_tsvector('english', coalesce(search_parts[4], '')), 'D')) STORED;--> statement-breakpoint
CREATE INDEX "search_words_similar" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_tests_test" ON "product_tests" USING btree ("test_code");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_search_text" ON "products" USING gin ("search_text" gin_trgm_ops);
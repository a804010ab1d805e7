DROP INDEX "products_popularity";--> statement-breakpoint
CREATE INDEX "prices_region_amount" ON "prices" USING btree ("region","amount","product_id");--> statement-breakpoint
CREATE INDEX "products_newest" ON "products" USING btree ("created_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "products_all_breeds" ON "products" USING btree ("species_id") WHERE "products"."is_for_all_breeds";--> statement-breakpoint
CREATE INDEX "products_popularity" ON "products" USING btree ("popularity" DESC NULLS FIRST,"id");
CREATE INDEX "samples_expected" ON "samples" USING btree ("kit_id") WHERE "samples"."received_at" is null;--> statement-breakpoint
CREATE INDEX "samples_repeated" ON "samples" USING btree ("kit_id") WHERE "samples"."attempt" > 1;--> statement-breakpoint
CREATE INDEX "samples_hold" ON "samples" USING btree ("kit_id") WHERE "samples"."hold" is not null;--> statement-breakpoint
CREATE INDEX "lab_progress_open" ON "lab_progress" USING btree ("stage","promised_on") WHERE "lab_progress"."failed_at" is null and "lab_progress"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "lab_progress_arrived" ON "lab_progress" USING btree (("reached_at"->>'received'),"kit_id");--> statement-breakpoint
CREATE INDEX "lab_progress_closed" ON "lab_progress" USING btree ("kit_id") WHERE "lab_progress"."failed_at" is not null or "lab_progress"."cancelled_at" is not null;--> statement-breakpoint
CREATE INDEX "lab_progress_problem" ON "lab_progress" USING btree ("kit_id") WHERE "lab_progress"."problem" is not null;--> statement-breakpoint
CREATE INDEX "orders_placed" ON "orders" USING btree ("placed_at","id") WHERE "orders"."state" <> 'draft';--> statement-breakpoint
CREATE INDEX "orders_unposted" ON "orders" USING btree ("placed_at","id") WHERE "orders"."posted_at" is null and "orders"."state" <> 'draft';--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("number" gin_trgm_ops,"name" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_updated" ON "payments" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "payments_state" ON "payments" USING btree ("state","updated_at");--> statement-breakpoint
CREATE INDEX "payments_search" ON "payments" USING gin ("provider_id" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "refunds_unfinished" ON "refunds" USING btree ("payment_id") WHERE "refunds"."state" <> 'succeeded';
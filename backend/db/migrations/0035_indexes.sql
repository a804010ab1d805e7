DROP INDEX "issued_documents_report";--> statement-breakpoint
DROP INDEX "issued_documents_parentage";--> statement-breakpoint
ALTER TABLE "pack_transfers" ADD COLUMN "attempt_id" text;--> statement-breakpoint
CREATE INDEX "activations_attempt" ON "activations" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "loyalty_entries_order" ON "loyalty_entries" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "issued_documents_report" ON "issued_documents" USING btree ("report_version_id","kind","key","language") WHERE "issued_documents"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "issued_documents_parentage" ON "issued_documents" USING btree ("parentage_request_id","language") WHERE "issued_documents"."revoked_at" is null;--> statement-breakpoint
ALTER TABLE "pack_transfers" ADD CONSTRAINT "pack_transfers_attempt" UNIQUE("from_user_id","attempt_id","product_id");
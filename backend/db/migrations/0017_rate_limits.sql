CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"account_key" text,
	"empty_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP TABLE "sign_in_attempts" CASCADE;--> statement-breakpoint
DROP TABLE "attempt_counts" CASCADE;--> statement-breakpoint
CREATE INDEX "rate_limits_account" ON "rate_limits" USING btree ("account_key");--> statement-breakpoint
CREATE INDEX "rate_limits_empty" ON "rate_limits" USING btree ("empty_at");
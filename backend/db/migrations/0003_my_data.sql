ALTER TABLE "audit_entries" ALTER COLUMN "subject_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "is_last" boolean DEFAULT false NOT NULL;
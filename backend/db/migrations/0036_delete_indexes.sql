CREATE INDEX "animal_events_user" ON "animal_events" USING btree ("user_id") WHERE "animal_events"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "animal_events_admin" ON "animal_events" USING btree ("admin_id") WHERE "animal_events"."admin_id" is not null;--> statement-breakpoint
CREATE INDEX "animal_grants_granted_by" ON "animal_grants" USING btree ("granted_by") WHERE "animal_grants"."granted_by" is not null;--> statement-breakpoint
CREATE INDEX "animal_transfers_to_user" ON "animal_transfers" USING btree ("to_user_id") WHERE "animal_transfers"."to_user_id" is not null;--> statement-breakpoint
CREATE INDEX "animals_plain_chip" ON "animals" USING btree (upper(regexp_replace("chip_number", '[[:space:]-]', '', 'g')));--> statement-breakpoint
CREATE INDEX "animals_plain_registration" ON "animals" USING btree (upper(regexp_replace("registration_number", '[[:space:]-]', '', 'g')));--> statement-breakpoint
CREATE INDEX "approvals_decided_by" ON "approvals" USING btree ("decided_by") WHERE "approvals"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "pack_transfers_to_user" ON "pack_transfers" USING btree ("to_user_id") WHERE "pack_transfers"."to_user_id" is not null;--> statement-breakpoint
CREATE INDEX "order_events_actor" ON "order_events" USING btree ("actor_id") WHERE "order_events"."actor_id" is not null;--> statement-breakpoint
CREATE INDEX "refunds_created_by" ON "refunds" USING btree ("created_by") WHERE "refunds"."created_by" is not null;--> statement-breakpoint
CREATE INDEX "sessions_acting_as" ON "sessions" USING btree ("acting_as") WHERE "sessions"."acting_as" is not null;
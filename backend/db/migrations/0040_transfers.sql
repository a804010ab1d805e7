-- Orders that were marked paid have a payment from now on: what has arrived can be refunded.
WITH "marked" AS MATERIALIZED (
	SELECT "id", "user_id", "total", "currency", coalesce("paid_at", now()) AS "paid_at",
		replace(gen_random_uuid()::text, '-', '') AS "payment_id"
	FROM "orders"
	WHERE "state" = 'paid' AND "total" > 0
		AND EXISTS (SELECT FROM "order_events" "e" WHERE "e"."order_id" = "orders"."id" AND "e"."kind" = 'marked-paid')
		AND NOT EXISTS (
			SELECT FROM "payment_orders" "part" INNER JOIN "payments" "p" ON "p"."id" = "part"."payment_id"
			WHERE "part"."order_id" = "orders"."id" AND "p"."taken" > 0
		)
), "inserted" AS (
	INSERT INTO "payments" ("id", "user_id", "provider", "method", "state", "amount", "currency", "taken", "taken_currency", "settled_at")
	SELECT "payment_id", "user_id", 'transfer', 'EFT', 'succeeded', "total", "currency", "total", "currency", "paid_at" FROM "marked"
)
INSERT INTO "payment_orders" ("payment_id", "order_id", "amount") SELECT "payment_id", "id", "total" FROM "marked";

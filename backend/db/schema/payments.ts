import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type {
  DisputeState,
  PaymentCode,
  PaymentProviderName,
  PaymentState,
  RefundState,
} from "@/lib/config/orders/orders";
import { products } from "./catalogue";
import { belongsTo, indexWherePresent, instant, refersTo } from "./columns";
import { orderLines, orders } from "./orders";
import { users } from "./users";

/** An attempt to pay one order, or several open ones. Written before the first request to the provider. */
export const payments = pgTable(
  "payments",
  {
    /** Unguessable; sent to the provider as metadata, to match its objects with ours. */
    id: text("id").primaryKey(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    provider: text("provider").$type<PaymentProviderName>().notNull(),
    method: text("method").$type<PaymentCode>().notNull(),
    /** Id of the provider's object, once known. */
    providerId: text("provider_id"),
    /** Part of the idempotency key. A new one is created only when the previous attempt is known to have failed. */
    attempt: integer("attempt").notNull().default(1),
    state: text("state").$type<PaymentState>().notNull(),
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    /** What the provider has taken, which differs from `amount` if the payment is on hold. Only this can be refunded. */
    taken: integer("taken").notNull().default(0),
    takenCurrency: text("taken_currency"),
    /** Went back to the buyer, by our refunds, by refunds made at the provider and by lost disputes. */
    refunded: integer("refunded").notNull().default(0),
    /** The buyer was informed that the payment is on its way: a failure must be mailed. */
    isProcessing: boolean("is_processing").notNull().default(false),
    /** When an administrator closed the last problem. Null again with every new one. */
    reviewedAt: instant("reviewed_at"),
    /** The only card data stored: brand and last four digits. */
    cardBrand: text("card_brand"),
    cardLast4: text("card_last4"),
    /** Why it is on hold or failed, for admins. */
    problem: text("problem"),
    /** Loyalty points to spend once a payment of several open orders succeeds. */
    loyaltyPoints: integer("loyalty_points").notNull().default(0),
    /** Subscription product started by this payment, if the buyer agreed to the renewal. */
    subscribesTo: integer("subscribes_to").references(() => products.id),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    settledAt: instant("settled_at"),
  },
  (table) => [
    uniqueIndex("payments_provider_id").on(table.provider, table.providerId),
    index("payments_user").on(table.userId),
    index("payments_settled").on(table.settledAt),
    // Lists of administrators: the latest change first, by state, and the search for a part of the reference.
    index("payments_updated").on(table.updatedAt, table.id),
    index("payments_state").on(table.state, table.updatedAt),
    index("payments_search").using("gin", table.providerId.op("gin_trgm_ops")),
    index("payments_open")
      .on(table.updatedAt)
      .where(sql`${table.state} in ('starting', 'open', 'unknown')`),
  ],
);

export const paymentOrders = pgTable(
  "payment_orders",
  {
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id, { onDelete: "cascade" }),
    orderId: refersTo("order_id", () => orders.id),
    amount: integer("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paymentId, table.orderId] }),
    index("payment_orders_order").on(table.orderId),
  ],
);

export const refunds = pgTable(
  "refunds",
  {
    /** Unguessable; also the idempotency key at the provider, so that a repeated request refunds once. */
    id: text("id").primaryKey(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    orderId: integer("order_id").references(() => orders.id),
    amount: integer("amount").notNull(),
    state: text("state").$type<RefundState>().notNull(),
    providerId: text("provider_id"),
    reason: text("reason").notNull(),
    /** Part of the idempotency key: a refused request is repeated under a new one. */
    attempts: integer("attempts").notNull().default(1),
    /** Made at the provider, in its dashboard or by a lost dispute. */
    isFromProvider: boolean("is_from_provider").notNull().default(false),
    /** The failed refund that this one repeats. */
    retryOf: text("retry_of"),
    createdBy: integer("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("refunds_payment").on(table.paymentId),
    index("refunds_order").on(table.orderId),
    index("refunds_updated").on(table.updatedAt),
    index("refunds_unfinished")
      .on(table.paymentId)
      .where(sql`${table.state} <> 'succeeded'`),
    indexWherePresent("refunds_created_by", table.createdBy),
    // A failed refund is repeated once: two administrators cannot both retry it.
    uniqueIndex("refunds_retry_of").on(table.retryOf),
  ],
);

/** Units that a refund pays back. A refund of an amount names none, unless it pays back all that was left. */
export const refundLines = pgTable(
  "refund_lines",
  {
    refundId: text("refund_id")
      .notNull()
      .references(() => refunds.id, { onDelete: "cascade" }),
    orderLineId: belongsTo("order_line_id", () => orderLines.id),
    quantity: integer("quantity").notNull(),
    amount: integer("amount").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.orderLineId] }),
    index("refund_lines_line").on(table.orderLineId),
  ],
);

export const paymentDisputes = pgTable(
  "payment_disputes",
  {
    provider: text("provider").$type<PaymentProviderName>().notNull(),
    disputeId: text("dispute_id").notNull(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    amount: integer("amount").notNull(),
    state: text("state").$type<DisputeState>().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.disputeId] }),
    index("payment_disputes_payment").on(table.paymentId),
  ],
);

/** Webhook events already processed, written in the transaction of their effects. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    provider: text("provider").$type<PaymentProviderName>().notNull(),
    eventId: text("event_id").notNull(),
    kind: text("kind").notNull(),
    providerId: text("provider_id"),
    receivedAt: instant("received_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.eventId] })],
);

/** Stored responses by idempotency key: a repeated request gets the same response and has no second effect. */
export const checkoutAttempts = pgTable(
  "checkout_attempts",
  {
    /** For orders of supplies and redeemed points the user, as written by `suppliesScope` and `loyaltyScope`. */
    cartId: text("cart_id").notNull(),
    key: text("key").notNull(),
    bodyHash: text("body_hash").notNull(),
    /** Null while the request is in progress. */
    status: integer("status"),
    answer: jsonb("answer").$type<Record<string, unknown>>(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.key] }),
    index("checkout_attempts_created").on(table.createdAt),
  ],
);

/** State of the sandbox provider. Card numbers never get past its vault. */
export const sandboxObjects = pgTable("sandbox_objects", {
  id: text("id").primaryKey(),
  kind: text("kind").$type<"token" | "payment" | "refund">().notNull(),
  /** Idempotency key of the request. */
  key: text("key").unique(),
  content: jsonb("content").$type<Record<string, unknown>>().notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

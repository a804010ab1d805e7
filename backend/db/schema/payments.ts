import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { PaymentCode, PaymentProviderName, PaymentState, RefundState } from "@/lib/config/orders";
import { products } from "./catalogue";
import { instant } from "./columns";
import { orders } from "./orders";
import { users } from "./people";

/** A try to pay for one order, or for several that were left open. Written before the provider is asked for anything. */
export const payments = pgTable(
  "payments",
  {
    /** Unguessable; sent to the provider, so that what it has can be found here by it. */
    id: text("id").primaryKey(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    provider: text("provider").$type<PaymentProviderName>().notNull(),
    method: text("method").$type<PaymentCode>().notNull(),
    /** Of the provider's own object, once it has answered. */
    providerId: text("provider_id"),
    /** Part of the key that makes asking twice harmless: a new one only where the old is known to have failed. */
    attempt: integer("attempt").notNull().default(1),
    state: text("state").$type<PaymentState>().notNull(),
    amount: integer("amount").notNull(),
    currency: text("currency").notNull(),
    refunded: integer("refunded").notNull().default(0),
    /** All that is kept of a card. */
    cardBrand: text("card_brand"),
    cardLast4: text("card_last4"),
    /** Why it is on hold, or failed: for administrators. */
    problem: text("problem"),
    /** Given for the points it takes once it succeeds: of several open orders paid at once. */
    loyaltyPoints: integer("loyalty_points").notNull().default(0),
    /** The product that renews by it, where the buyer was told so. */
    subscribesTo: integer("subscribes_to").references(() => products.id),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
    settledAt: instant("settled_at"),
  },
  (table) => [
    uniqueIndex("payments_provider_id").on(table.provider, table.providerId),
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
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
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
    /** Unguessable, and the key under which the provider is asked: asked twice, it is given once. */
    id: text("id").primaryKey(),
    paymentId: text("payment_id")
      .notNull()
      .references(() => payments.id),
    orderId: integer("order_id").references(() => orders.id),
    amount: integer("amount").notNull(),
    state: text("state").$type<RefundState>().notNull(),
    providerId: text("provider_id"),
    reason: text("reason").notNull(),
    createdBy: integer("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("refunds_payment").on(table.paymentId)],
);

/** What a provider has told, each told thing once: written together with what it changed. */
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

/** What was answered to a key of a page: asked again the same, the same is answered, and nothing happens twice. */
export const checkoutAttempts = pgTable(
  "checkout_attempts",
  {
    cartId: text("cart_id").notNull(),
    key: text("key").notNull(),
    bodyHash: text("body_hash").notNull(),
    /** Null while it is still being worked on. */
    status: integer("status"),
    answer: jsonb("answer").$type<Record<string, unknown>>(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.key] }),
    index("checkout_attempts_created").on(table.createdAt),
  ],
);

/** What the sandbox provider remembers in the place of a bank. It never sees a card's number after the vault. */
export const sandboxObjects = pgTable("sandbox_objects", {
  id: text("id").primaryKey(),
  kind: text("kind").$type<"token" | "payment" | "refund">().notNull(),
  /** The key it was asked under. */
  key: text("key").unique(),
  content: jsonb("content").$type<Record<string, unknown>>().notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

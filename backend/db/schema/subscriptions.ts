import { boolean, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { PaymentProviderName, SubscriptionState } from "@/lib/config/orders/orders";
import { products } from "./catalogue";
import { belongsTo, instant, refersTo } from "./columns";
import { orders } from "./orders";
import { payments } from "./payments";

/** The provider's plan for a product and its yearly price. Plans never change: a new price is a new plan. */
export const subscriptionPlans = pgTable(
  "subscription_plans",
  {
    /** The provider's. */
    id: text("id").primaryKey(),
    provider: text("provider").$type<PaymentProviderName>().notNull(),
    /** Provider account: plans of the test environment do not exist in the live one. */
    account: text("account").notNull(),
    /** The provider's product id. */
    catalogId: text("catalog_id").notNull(),
    productId: refersTo("product_id", () => products.id),
    currency: text("currency").notNull(),
    amount: integer("amount").notNull(),
  },
  (table) => [
    unique("subscription_plans_price").on(
      table.provider,
      table.account,
      table.productId,
      table.currency,
      table.amount,
    ),
  ],
);

/** Subscriptions. The owner is that of the first order. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    /** The provider's. */
    id: text("id").primaryKey(),
    provider: text("provider").$type<PaymentProviderName>().notNull(),
    /** The first order; every renewal has its own. */
    paymentId: text("payment_id")
      .notNull()
      .unique()
      .references(() => payments.id, { onDelete: "cascade" }),
    productId: refersTo("product_id", () => products.id),
    currency: text("currency").notNull(),
    amount: integer("amount").notNull(),
    state: text("state").$type<SubscriptionState>().notNull(),
    /** End of the paid period; renews then unless cancelled. */
    runsUntil: instant("runs_until").notNull(),
    /** Failed renewals in a row that the buyer was notified of. */
    failedPayments: integer("failed_payments").notNull().default(0),
    /** Its order was not placed: cancelled as soon as the provider responds. */
    isUnwanted: boolean("is_unwanted").notNull().default(false),
    /** When the provider was last queried. */
    lookedAt: instant("looked_at").notNull().defaultNow(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("subscriptions_looked_at").on(table.state, table.lookedAt)],
);

/** Orders of a subscription: the first and one per renewal. */
export const subscriptionOrders = pgTable(
  "subscription_orders",
  {
    orderId: belongsTo("order_id", () => orders.id).primaryKey(),
    subscriptionId: text("subscription_id")
      .notNull()
      .references(() => subscriptions.id, { onDelete: "cascade" }),
  },
  (table) => [index("subscription_orders_subscription").on(table.subscriptionId)],
);

import { boolean, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import type { PaymentProviderName, SubscriptionState } from "@/lib/config/orders";
import { products } from "./catalogue";
import { instant } from "./columns";
import { orders } from "./orders";
import { payments } from "./payments";

/** What a provider knows a product and its yearly price by. Made there once, and never changed: another price is another plan. */
export const subscriptionPlans = pgTable(
  "subscription_plans",
  {
    /** The provider's. */
    id: text("id").primaryKey(),
    provider: text("provider").$type<PaymentProviderName>().notNull(),
    /** Whose it is there: plans of its test side mean nothing to the real one. */
    account: text("account").notNull(),
    /** The provider's own name for the product. */
    catalogId: text("catalog_id").notNull(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
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

/** What renews by itself. Whose it is says the order it began with. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    /** The provider's. */
    id: text("id").primaryKey(),
    provider: text("provider").$type<PaymentProviderName>().notNull(),
    /** The first one; every renewal has one of its own. */
    paymentId: text("payment_id")
      .notNull()
      .unique()
      .references(() => payments.id, { onDelete: "cascade" }),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    currency: text("currency").notNull(),
    amount: integer("amount").notNull(),
    state: text("state").$type<SubscriptionState>().notNull(),
    /** The end of what is paid: it renews then, if it has not ended. */
    runsUntil: instant("runs_until").notNull(),
    /** How many in a row the buyer has been told of. */
    failedPayments: integer("failed_payments").notNull().default(0),
    /** What it was for came to nothing: it is ended as soon as the provider answers. */
    isUnwanted: boolean("is_unwanted").notNull().default(false),
    /** When the provider was asked last. */
    lookedAt: instant("looked_at").notNull().defaultNow(),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("subscriptions_looked_at").on(table.state, table.lookedAt)],
);

/** The order it began with, and one for each renewal. */
export const subscriptionOrders = pgTable(
  "subscription_orders",
  {
    orderId: integer("order_id")
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    subscriptionId: text("subscription_id")
      .notNull()
      .references(() => subscriptions.id, { onDelete: "cascade" }),
  },
  (table) => [index("subscription_orders_subscription").on(table.subscriptionId)],
);

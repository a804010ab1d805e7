import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { belongsTo, instant, refersTo, seeded } from "./columns";
import { orders } from "./orders";
import { users } from "./users";

/** Shipping methods, offered in the order of their position. */
export const shippingMethods = pgTable("shipping_methods", {
  id: integer("id").primaryKey(),
  name: text("name").notNull(),
  position: smallint("position").notNull(),
});

export const shippingPrices = pgTable(
  "shipping_prices",
  {
    methodId: refersTo("method_id", () => shippingMethods.id),
    store: text("region").notNull(),
    amount: integer("amount").notNull(),
    minDays: smallint("min_days").notNull(),
    maxDays: smallint("max_days").notNull(),
    seeded: seeded(),
  },
  (table) => [primaryKey({ columns: [table.methodId, table.store] })],
);

/** Coupons and vouchers: a percentage, or an amount in one currency. */
export const coupons = pgTable(
  "coupons",
  {
    /** Upper case. */
    code: text("code").primaryKey(),
    percent: smallint("percent"),
    amount: integer("amount"),
    currency: text("currency"),
    /** How many orders may use it. Unlimited if null. */
    limit: integer("limit"),
    used: integer("used").notNull().default(0),
    /** Redeemed from loyalty points: only this user can use it. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    startsAt: instant("starts_at"),
    endsAt: instant("ends_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("coupons_user").on(table.userId),
    check("coupons_within_limit", sql`${table.limit} is null or ${table.used} <= ${table.limit}`),
  ],
);

/** Ledger of loyalty points; the balance is the sum of its entries. */
export const loyaltyEntries = pgTable(
  "loyalty_entries",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: belongsTo("user_id", () => users.id),
    points: integer("points").notNull(),
    kind: text("kind").$type<"earned" | "spent" | "redeemed" | "returned" | "given">().notNull(),
    orderId: integer("order_id").references(() => orders.id),
    couponCode: text("coupon_code"),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [
    index("loyalty_entries_user").on(table.userId, table.id),
    index("loyalty_entries_order").on(table.orderId),
  ],
);

import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { orders } from "./orders";
import { users } from "./people";

/** Ways to be sent a kit. Positions are the order in which they are offered. */
export const shippingMethods = pgTable("shipping_methods", {
  id: integer("id").primaryKey(),
  name: text("name").notNull(),
  position: smallint("position").notNull(),
});

export const shippingPrices = pgTable(
  "shipping_prices",
  {
    methodId: integer("method_id")
      .notNull()
      .references(() => shippingMethods.id),
    region: text("region").notNull(),
    amount: integer("amount").notNull(),
    minDays: smallint("min_days").notNull(),
    maxDays: smallint("max_days").notNull(),
  },
  (table) => [primaryKey({ columns: [table.methodId, table.region] })],
);

/** Coupons and vouchers. Either so much per cent, or an amount in a currency. */
export const coupons = pgTable(
  "coupons",
  {
    /** Upper case. */
    code: text("code").primaryKey(),
    percent: smallint("percent"),
    amount: integer("amount"),
    currency: text("currency"),
    /** How many orders may use it; null: any number. */
    limit: integer("limit"),
    used: integer("used").notNull().default(0),
    /** Made of somebody's points: theirs alone. */
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

/** Points come and go by entries; what somebody has is their sum. */
export const loyaltyEntries = pgTable(
  "loyalty_entries",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    points: integer("points").notNull(),
    kind: text("kind").$type<"earned" | "spent" | "redeemed" | "returned" | "given">().notNull(),
    orderId: integer("order_id").references(() => orders.id),
    couponCode: text("coupon_code"),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [index("loyalty_entries_user").on(table.userId, table.id)],
);

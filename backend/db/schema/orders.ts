import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import type { OrderEventKind, OrderState, PaymentCode } from "@/lib/config/orders";
import type { PostalAddress } from "@/lib/domain/postal-address";
import { carts, type SampleCollector } from "./carts";
import { products } from "./catalogue";
import { instant } from "./columns";
import { users } from "./people";

/**
 * What somebody buys, with the prices and taxes of the moment. It is a draft from the first try to pay, and never shown
 * as one: whatever happens to the browser then, all that the order needs is already here. Money is minor units.
 */
export const orders = pgTable(
  "orders",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** What people read to each other. Says nothing of how many there are. */
    number: text("number").notNull().unique(),
    /** Unguessable: in addresses and mails. */
    token: text("token").notNull().unique(),
    /** The last line against paying twice: one cart, one order, whatever else goes wrong. */
    cartId: text("cart_id")
      .unique()
      .references(() => carts.id, { onDelete: "set null" }),
    /** Of which state of the cart the draft is. */
    cartVersion: integer("cart_version").notNull(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    /** Whoever placed it for somebody: an agent or a vet, in an advance order. */
    isAdvance: boolean("is_advance").notNull().default(false),
    email: text("email").notNull(),
    name: text("name").notNull(),
    phoneNumber: text("phone_number"),
    state: text("state").$type<OrderState>().notNull(),
    method: text("method").$type<PaymentCode>(),
    region: text("region").notNull(),
    country: text("country").notNull(),
    currency: text("currency").notNull(),
    subtotal: integer("subtotal").notNull(),
    shipping: integer("shipping").notNull(),
    discount: integer("discount").notNull(),
    pointsValue: integer("points_value").notNull(),
    total: integer("total").notNull(),
    /** Inside the total, not on top of it. */
    tax: integer("tax").notNull(),
    taxRateBps: integer("tax_rate_bps").notNull(),
    couponCode: text("coupon_code"),
    loyaltyPoints: integer("loyalty_points").notNull().default(0),
    shippingMethodId: integer("shipping_method_id"),
    shippingMethodName: text("shipping_method_name"),
    billingAddress: jsonb("billing_address").$type<PostalAddress>(),
    shippingAddress: jsonb("shipping_address").$type<PostalAddress>(),
    sampleCollector: jsonb("sample_collector").$type<SampleCollector>(),
    isNewsletterSubscribed: boolean("is_newsletter_subscribed").notNull().default(false),
    isSwabRequired: boolean("is_swab_required").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** When it stopped being a draft. */
    placedAt: instant("placed_at"),
    paidAt: instant("paid_at"),
  },
  (table) => [
    index("orders_user").on(table.userId, table.placedAt),
    index("orders_state").on(table.state, table.createdAt),
    index("orders_email").on(sql`lower(${table.email})`),
  ],
);

export const orderLines = pgTable(
  "order_lines",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    position: smallint("position").notNull(),
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    /** As it was called then. */
    name: text("name").notNull(),
    quantity: integer("quantity").notNull(),
    unitAmount: integer("unit_amount").notNull(),
    amount: integer("amount").notNull(),
    /** Its part of coupon and points, so that a part of an order can be given back. */
    discount: integer("discount").notNull(),
    tax: integer("tax").notNull(),
    animalId: integer("animal_id"),
    isUpgradeTests: boolean("is_upgrade_tests").notNull().default(false),
    isUpgradeFullbreed: boolean("is_upgrade_fullbreed").notNull().default(false),
    customTests: integer("custom_tests").array(),
    note: text("note"),
  },
  (table) => [index("order_lines_order").on(table.orderId, table.position)],
);

/** What became of an order, in order; people read it as a timeline. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: text("kind").$type<OrderEventKind>().notNull(),
    at: instant("at").notNull().defaultNow(),
    /** Of a refund or a payment, in the order's currency. */
    amount: integer("amount"),
    /** Only administrators read it. */
    note: text("note"),
    actorId: integer("actor_id").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [index("order_events_order").on(table.orderId, table.id)],
);

/** One per order that was placed; running numbers, as the law of most countries asks. */
export const invoices = pgTable(
  "invoices",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer("order_id")
      .notNull()
      .unique()
      .references(() => orders.id),
    token: text("token").notNull().unique(),
    issuedAt: instant("issued_at").notNull().defaultNow(),
    /** Of a vet's, thirty days later; else at once. */
    dueAt: instant("due_at").notNull(),
  },
  (table) => [index("invoices_due").on(table.dueAt)],
);

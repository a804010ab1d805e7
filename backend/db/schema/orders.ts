import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import type { CarrierCode } from "@/lib/config/orders/carriers";
import type { DisputeState, OrderEventKind, OrderState, PaymentCode } from "@/lib/config/orders/orders";
import type { PostalAddress } from "@/lib/domain/kernel/postal-address";
import { carts, type SampleCollector } from "./carts";
import { products } from "./catalogue";
import { belongsTo, indexWherePresent, instant, language, refersTo } from "./columns";
import { users } from "./users";

/**
 * What somebody buys, with the prices and taxes of the moment. It is a draft from the first try to pay, and never shown
 * as one: whatever happens to the browser then, all that the order needs is already here. Money is minor units.
 */
export const orders = pgTable(
  "orders",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Short number for customers and support. Reveals nothing about the number of orders. */
    number: text("number").notNull().unique(),
    /** Unguessable; used in URLs and mails. */
    token: text("token").notNull().unique(),
    /** One order per cart: the last defence against paying twice. */
    cartId: text("cart_id")
      .unique()
      .references(() => carts.id, { onDelete: "set null" }),
    /** Version of the cart that the draft was made from. */
    cartVersion: integer("cart_version").notNull(),
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    /** Placed by an agent or vet for a client. */
    isAdvance: boolean("is_advance").notNull().default(false),
    email: text("email").notNull(),
    name: text("name").notNull(),
    phoneNumber: text("phone_number"),
    state: text("state").$type<OrderState>().notNull(),
    method: text("method").$type<PaymentCode>(),
    store: text("region").notNull(),
    country: text("country").notNull(),
    currency: text("currency").notNull(),
    subtotal: integer("subtotal").notNull(),
    shipping: integer("shipping").notNull(),
    discount: integer("discount").notNull(),
    pointsValue: integer("points_value").notNull(),
    total: integer("total").notNull(),
    /** Included in the total. */
    tax: integer("tax").notNull(),
    taxRateBps: integer("tax_rate_bps").notNull(),
    couponCode: text("coupon_code"),
    /** True while one use of the coupon belongs to this order: not in a draft, and not after it was returned. */
    isCouponConsumed: boolean("is_coupon_consumed").notNull().default(false),
    loyaltyPoints: integer("loyalty_points").notNull().default(0),
    shippingMethodId: integer("shipping_method_id"),
    shippingMethodName: text("shipping_method_name"),
    billingAddress: jsonb("billing_address").$type<PostalAddress>(),
    shippingAddress: jsonb("shipping_address").$type<PostalAddress>(),
    sampleCollector: jsonb("sample_collector").$type<SampleCollector>(),
    isNewsletterSubscribed: boolean("is_newsletter_subscribed").notNull().default(false),
    isSwabRequired: boolean("is_swab_required").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
    /** When the draft became an order. */
    placedAt: instant("placed_at"),
    paidAt: instant("paid_at"),
    /** When it was handed to the carrier. One parcel per order. */
    postedAt: instant("posted_at"),
    carrier: text("carrier").$type<CarrierCode>(),
    /** Typed by an admin when the carrier is `other`. */
    carrierName: text("carrier_name"),
    trackingNumber: text("tracking_number"),
    /** Paid back of this order, in its currency. A paid order with a part paid back is "partly refunded". */
    refunded: integer("refunded").notNull().default(0),
    /** State of the latest dispute about its payment. */
    dispute: text("dispute").$type<DisputeState>(),
    /** Language of the buyer when the order was placed: mails and documents of the order are written in it. */
    language: language(),
  },
  (table) => [
    index("orders_user").on(table.userId, table.placedAt),
    index("orders_state").on(table.state, table.createdAt),
    index("orders_email").on(sql`lower(${table.email})`),
    // Lists of administrators: newest first, and the search for a part of number, name or address.
    index("orders_placed")
      .on(table.placedAt, table.id)
      .where(sql`${table.state} <> 'draft'`),
    index("orders_unposted")
      .on(table.placedAt, table.id)
      .where(sql`${table.postedAt} is null and ${table.state} <> 'draft'`),
    index("orders_search").using(
      "gin",
      table.number.op("gin_trgm_ops"),
      table.name.op("gin_trgm_ops"),
      table.email.op("gin_trgm_ops"),
    ),
  ],
);

export const orderLines = pgTable(
  "order_lines",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    orderId: belongsTo("order_id", () => orders.id),
    position: smallint("position").notNull(),
    productId: refersTo("product_id", () => products.id),
    /** Copied: products are renamed. */
    name: text("name").notNull(),
    quantity: integer("quantity").notNull(),
    unitAmount: integer("unit_amount").notNull(),
    amount: integer("amount").notNull(),
    /** The line's share of coupon and points, for partial refunds. */
    discount: integer("discount").notNull(),
    tax: integer("tax").notNull(),
    animalId: integer("animal_id"),
    isUpgradeTests: boolean("is_upgrade_tests").notNull().default(false),
    isUpgradeFullbreed: boolean("is_upgrade_fullbreed").notNull().default(false),
    customTests: integer("custom_tests").array(),
    /** The kit whose sample is also used for this test, chosen while activating it. */
    kitId: integer("kit_id"),
    note: text("note"),
    /** A vet's own reference of the patient; also on the invoice. */
    patientReference: text("patient_reference"),
  },
  (table) => [index("order_lines_order").on(table.orderId, table.position)],
);

/** Timeline of an order. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    orderId: belongsTo("order_id", () => orders.id),
    kind: text("kind").$type<OrderEventKind>().notNull(),
    at: instant("at").notNull().defaultNow(),
    /** Amount of a refund or payment, in the order's currency. */
    amount: integer("amount"),
    /** Visible to admins only. */
    note: text("note"),
    actorId: integer("actor_id").references(() => users.id, { onDelete: "set null" }),
  },
  (table) => [
    index("order_events_order").on(table.orderId, table.id),
    indexWherePresent("order_events_actor", table.actorId),
  ],
);

/** One invoice per placed order. Sequential numbers, as most countries require by law. */
export const invoices = pgTable(
  "invoices",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    orderId: refersTo("order_id", () => orders.id).unique(),
    token: text("token").notNull().unique(),
    issuedAt: instant("issued_at").notNull().defaultNow(),
    /** Thirty days after issue for vets, otherwise immediately. */
    dueAt: instant("due_at").notNull(),
  },
  (table) => [index("invoices_due").on(table.dueAt)],
);

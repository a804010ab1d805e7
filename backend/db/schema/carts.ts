import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { PostalAddress } from "@/lib/domain/kernel/postal-address";
import { products } from "./catalogue";
import { instant, language, refersTo } from "./columns";
import { customProfiles } from "./custom-profiles";
import { users } from "./users";

export interface SampleCollector {
  type: string;
  name: string;
  clinic?: string | null;
}

export const carts = pgTable(
  "carts",
  {
    /** Unguessable: the id gives access to a guest's cart. A user's cart is readable by that user only. */
    id: text("id").primaryKey(),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    email: text("email"),
    country: text("country"),
    phoneNumber: text("phone_number"),
    sampleCollector: jsonb("sample_collector").$type<SampleCollector>(),
    isNewsletterSubscribed: boolean("is_newsletter_subscribed").notNull().default(false),
    /** A kit contains its swabs, unless the buyer has some. */
    isSwabRequired: boolean("is_swab_required").notNull().default(true),
    /** Upper case; validity is checked whenever the cart is priced. */
    couponCode: text("coupon_code"),
    loyaltyPoints: integer("loyalty_points").notNull().default(0),
    shippingMethodId: integer("shipping_method_id"),
    billingAddress: jsonb("billing_address").$type<PostalAddress>(),
    shippingAddress: jsonb("shipping_address").$type<PostalAddress>(),
    /** Incremented by every change of the price: a payment started for an older version is out of date. */
    version: integer("version").notNull().default(0),
    /** Set when the order is placed: the cart then reads as empty and accepts no items. */
    orderedAt: instant("ordered_at"),
    /** The user's cart that took over these items; requests for this id are redirected to it. */
    mergedInto: text("merged_into"),
    language: language(),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("carts_user").on(table.userId)],
);

export const cartItems = pgTable(
  "cart_items",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    cartId: text("cart_id")
      .notNull()
      .references(() => carts.id, { onDelete: "cascade" }),
    productId: refersTo("product_id", () => products.id),
    quantity: integer("quantity").notNull(),
    animalId: integer("animal_id"),
    isUpgradeTests: boolean("is_upgrade_tests").notNull().default(false),
    isUpgradeFullbreed: boolean("is_upgrade_fullbreed").notNull().default(false),
    /** Null once the profile is deleted; the tests are copied below. */
    customProfileId: text("custom_profile_id").references(() => customProfiles.id, { onDelete: "set null" }),
    /** Product ids of the profile's tests, copied so that the line survives the profile. */
    customTests: integer("custom_tests").array(),
    /** The kit that is being activated with this test added. */
    kitId: integer("kit_id"),
    note: text("note"),
    /** A vet's own reference of the patient. */
    patientReference: text("patient_reference"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("cart_items_cart").on(table.cartId),
    index("cart_items_custom_profile").on(table.customProfileId),
  ],
);

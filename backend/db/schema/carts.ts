import { boolean, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { PostalAddress } from "@/lib/domain/postal-address";
import { products } from "./catalogue";
import { instant } from "./columns";
import { customProfiles } from "./custom-profiles";
import { users } from "./people";

export interface SampleCollector {
  type: string;
  name: string;
  clinic?: string | null;
}

export const carts = pgTable(
  "carts",
  {
    /** Unguessable: whoever knows it may read a guest's cart. A person's cart answers that person only. */
    id: text("id").primaryKey(),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    email: text("email"),
    country: text("country"),
    phoneNumber: text("phone_number"),
    sampleCollector: jsonb("sample_collector").$type<SampleCollector>(),
    isNewsletterSubscribed: boolean("is_newsletter_subscribed").notNull().default(false),
    isSwabRequired: boolean("is_swab_required").notNull().default(false),
    /** Upper case; whether it still may be used is asked each time the cart is priced. */
    couponCode: text("coupon_code"),
    loyaltyPoints: integer("loyalty_points").notNull().default(0),
    shippingMethodId: integer("shipping_method_id"),
    billingAddress: jsonb("billing_address").$type<PostalAddress>(),
    shippingAddress: jsonb("shipping_address").$type<PostalAddress>(),
    /** Counts every change that changes what is to be paid: a payment begun before one is for another cart. */
    version: integer("version").notNull().default(0),
    /** Set when its order is placed: such a cart is empty for whoever asks, and nothing can be added. */
    orderedAt: instant("ordered_at"),
    /** The person's cart that holds what was in this one: its id still leads there. */
    mergedInto: text("merged_into"),
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
    productId: integer("product_id")
      .notNull()
      .references(() => products.id),
    quantity: integer("quantity").notNull(),
    animalId: integer("animal_id"),
    isUpgradeTests: boolean("is_upgrade_tests").notNull().default(false),
    isUpgradeFullbreed: boolean("is_upgrade_fullbreed").notNull().default(false),
    /** Gone with the profile; what is bought stands beside it. */
    customProfileId: text("custom_profile_id").references(() => customProfiles.id, { onDelete: "set null" }),
    /** The single tests inside, by their products: a copy, so that no line breaks when its profile is deleted. */
    customTests: integer("custom_tests").array(),
    note: text("note"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("cart_items_cart").on(table.cartId),
    index("cart_items_custom_profile").on(table.customProfileId),
  ],
);

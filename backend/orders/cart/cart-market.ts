import { and, eq, ne, or } from "drizzle-orm";
import { type Store, storeCurrencies, storeOf } from "@/lib/config/markets/markets";
import { productTypes } from "@/lib/config/shop/product-types";
import type { Tx } from "@/backend/db/client";
import { cartItems } from "@/backend/db/schema/carts";
import { products } from "@/backend/db/schema/catalogue";
import type { Caller } from "@/backend/http/caller";
import { type BuyerTerms, readBuyerTerms } from "@/backend/account/public/read-buyer-terms";
import { findUpgradesWithKit } from "@/backend/kits/public/stored-samples";
import type { Cart } from "@/backend/kernel/users/own-cart";

/** Where an order goes, and with that its prices, currency and tax. */
export interface CartMarket extends BuyerTerms {
  /** Undefined as long as nothing is known about the visitor. */
  readonly country: string | undefined;
  readonly store: Store;
  readonly currency: string;
}

/** The only place that decides whose prices and taxes apply. */
export async function readCartMarket(tx: Tx, cart: Cart, caller: Caller): Promise<CartMarket> {
  const terms = await readBuyerTerms(tx, caller);
  const country = terms.practice
    ? terms.accountCountry
    : ((await findAddressCountry(tx, cart)) ?? cart.country ?? caller.country ?? terms.accountCountry);
  const store = country === undefined ? caller.store : storeOf(country);
  return { ...terms, country, store, currency: storeCurrencies[store] };
}

/** The country of the delivery address, or of the billing address where nothing is posted. */
async function findAddressCountry(tx: Tx, cart: Cart): Promise<string | undefined> {
  const [delivery, billing] = [cart.shippingAddress?.country, cart.billingAddress?.country];
  if (delivery === billing) return delivery;
  return (await isPosted(tx, cart.id)) ? delivery : (billing ?? delivery);
}

/** Kits and goods are posted. Upgrades and verifications use a sample that the lab already has. */
async function isPosted(tx: Tx, cartId: string): Promise<boolean> {
  const [posted] = await tx
    .select({ id: cartItems.id })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(
      and(
        eq(cartItems.cartId, cartId),
        eq(cartItems.isUpgradeTests, false),
        eq(cartItems.isUpgradeFullbreed, false),
        or(eq(products.typeId, productTypes.shippable), ne(products.sample, "none")),
      ),
    )
    .limit(1);
  if (posted !== undefined) return true;
  const items = await tx.select().from(cartItems).where(eq(cartItems.cartId, cartId));
  return (await findUpgradesWithKit(tx, items)).size > 0;
}

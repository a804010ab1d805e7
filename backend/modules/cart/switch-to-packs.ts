import { and, eq } from "drizzle-orm";
import { fieldMessages } from "@/lib/contract/messages";
import type { Tx } from "@/backend/db/client";
import { cartItems } from "@/backend/db/schema/carts";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { readCartMarket } from "./cart-market";
import { bumpCartVersion, lockCart } from "./find-cart";
import { findPackOffer, listPacks } from "./pack-offers";
import { readLines } from "./read-lines";

interface PackChange {
  readonly sessionId: string;
  readonly itemId: number;
  readonly quantity: number;
  readonly packProductId: number;
}

/** Replaces single kits by the packs that were offered for them. A repeated request finds another quantity. */
export async function switchToPacks(tx: Tx, caller: Caller, change: PackChange) {
  const cart = await lockCart(tx, caller, change.sessionId);
  if (cart instanceof Refusal) return cart;
  const { region } = await readCartMarket(tx, cart, caller);
  const lines = await readLines(tx, cart, caller, region);
  const line = lines.find(({ cart_items: item }) => item.id === change.itemId);
  const packs = line ? await listPacks(tx, caller, region, [line.products.id]) : [];
  const offer = line && findPackOffer(line, packs);
  if (line?.cart_items.quantity !== change.quantity || offer?.pack.id !== change.packProductId)
    return refuseFields({ packProductId: fieldMessages.invalid });
  const { note } = line.cart_items;
  const existing = lines.find(({ cart_items: item }) => item.productId === offer.pack.id);
  if (offer.rest > 0)
    await tx.update(cartItems).set({ quantity: offer.rest }).where(eq(cartItems.id, change.itemId));
  else await tx.delete(cartItems).where(eq(cartItems.id, change.itemId));
  await bumpCartVersion(tx, cart.id);
  return addPacks(tx, {
    ...{ cartId: cart.id, productId: offer.pack.id, note: existing?.cart_items.note ?? note },
    quantity: (existing?.cart_items.quantity ?? 0) + offer.count,
    existingId: existing?.cart_items.id,
  });
}

interface PackLine {
  readonly cartId: string;
  readonly productId: number;
  readonly quantity: number;
  readonly note: string | null;
  readonly existingId: number | undefined;
}

async function addPacks(tx: Tx, { existingId, ...line }: PackLine) {
  const { id, quantity } = cartItems;
  const changed =
    existingId === undefined
      ? await tx.insert(cartItems).values(line).returning({ id, quantity })
      : await tx
          .update(cartItems)
          .set(line)
          .where(and(eq(id, existingId), eq(cartItems.cartId, line.cartId)))
          .returning({ id, quantity });
  const [stored] = changed;
  if (stored === undefined) throw new Error("A pack was not stored.");
  return stored;
}

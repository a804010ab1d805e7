import { eq } from "drizzle-orm";
import { limits } from "@/lib/config/limits";
import type { Tx } from "@/backend/db/client";
import { cartItems } from "@/backend/db/schema/carts";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { readCartMarket } from "./cart-market";
import { bumpCartVersion, lockCart } from "./find-cart";
import { isJoinable } from "./item-rules";
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
  const { store } = await readCartMarket(tx, cart, caller);
  const lines = await readLines(tx, cart, caller, store);
  const line = lines.find(({ cart_items: item }) => item.id === change.itemId);
  const offer = line && findPackOffer(line, await listPacks(tx, caller, store, [line.products.id]));
  if (line?.cart_items.quantity !== change.quantity || offer?.pack.id !== change.packProductId)
    return refuseFields({ packProductId: "fields.invalid" });
  const added = {
    cartId: cart.id,
    productId: offer.pack.id,
    quantity: offer.count,
    note: line.cart_items.note,
  };
  const packs = { ...line.cart_items, ...added };
  const existing = lines.find(({ cart_items: item, products: { typeId } }) =>
    isJoinable(packs, { ...item, typeId }),
  )?.cart_items;
  if (added.quantity + (existing?.quantity ?? 0) > limits.quantityMax)
    return refuseFields({ quantity: "fields.invalid" });
  if (offer.rest > 0)
    await tx.update(cartItems).set({ quantity: offer.rest }).where(eq(cartItems.id, change.itemId));
  else await tx.delete(cartItems).where(eq(cartItems.id, change.itemId));
  await bumpCartVersion(tx, cart.id);
  return addPacks(tx, added, existing);
}

type PackLine = Pick<typeof cartItems.$inferSelect, "cartId" | "productId" | "quantity" | "note">;

/** Raises the packs that are in the cart already, and leaves their note. */
async function addPacks(tx: Tx, added: PackLine, existing: typeof cartItems.$inferSelect | undefined) {
  const { id, quantity } = cartItems;
  const changed = existing
    ? await tx
        .update(cartItems)
        .set({ quantity: existing.quantity + added.quantity, note: existing.note ?? added.note })
        .where(eq(id, existing.id))
        .returning({ id, quantity })
    : await tx.insert(cartItems).values(added).returning({ id, quantity });
  const [stored] = changed;
  if (stored === undefined) throw new Error("A pack was not stored.");
  return stored;
}

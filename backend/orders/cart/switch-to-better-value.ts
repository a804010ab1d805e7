import { eq } from "drizzle-orm";
import { limits } from "@/lib/config/limits";
import { isSingleQuantity } from "@/lib/domain/orders/single-quantity";
import type { Tx } from "@/backend/db/client";
import { cartItems } from "@/backend/db/schema/carts";
import { customProfiles } from "@/backend/db/schema/custom-profiles";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { readBetterValue } from "@/backend/orders/custom-profiles/better-value";
import { type CartMarket, readCartMarket } from "./cart-market";
import type { ItemPath } from "./change-item";
import { bumpCartVersion, lockCart } from "./find-cart";
import { isJoinable, readProductLines } from "./item-rules";

type Item = typeof cartItems.$inferSelect;

/** Replaces a custom profile by the product that contains its tests for less. Animal and note stay. */
export async function switchToBetterValue(tx: Tx, caller: Caller, path: ItemPath, betterProductId: number) {
  const cart = await lockCart(tx, caller, path.sessionId);
  if (cart instanceof Refusal) return cart;
  const [item] = await tx.select().from(cartItems).where(eq(cartItems.id, path.itemId));
  const isOwn = item?.cartId === cart.id;
  const offer = isOwn && (await readItemOffer(tx, caller, await readCartMarket(tx, cart, caller), item));
  if (!isOwn || !offer || offer.product.id !== betterProductId)
    return refuseFields({ betterProductId: "fields.invalid" });
  await bumpCartVersion(tx, cart.id);
  return replaceProfile(tx, item, betterProductId);
}

/** Null for items without a custom profile. */
export async function readItemOffer(
  tx: Tx,
  caller: Caller,
  { store }: Pick<CartMarket, "store">,
  item: Item,
) {
  if (item.customTests === null) return null;
  const [profile] =
    item.customProfileId === null
      ? []
      : await tx
          .select({ breedId: customProfiles.breedId })
          .from(customProfiles)
          .where(eq(customProfiles.id, item.customProfileId));
  const choice = { productIds: item.customTests, breedId: profile?.breedId ?? null };
  return readBetterValue(tx, caller, store, choice);
}

/** Raises the product if it is in the cart already, for the same animal or patient. */
async function replaceProfile(tx: Tx, item: Item, productId: number) {
  const lines = await readProductLines(tx, item.cartId);
  const same = lines.find((line) => isJoinable({ ...item, productId }, line));
  if (same === undefined)
    return updateLine(tx, item.id, { productId, quantity: 1, customProfileId: null, customTests: null });
  const quantity = isSingleQuantity(same) ? same.quantity : same.quantity + 1;
  if (quantity > limits.quantityMax) return refuseFields({ quantity: "fields.invalid" });
  await tx.delete(cartItems).where(eq(cartItems.id, item.id));
  return updateLine(tx, same.id, {
    quantity,
    note: same.note ?? item.note,
    patientReference: same.patientReference ?? item.patientReference,
  });
}

async function updateLine(tx: Tx, lineId: number, changes: Partial<Item>) {
  const { id, quantity } = cartItems;
  const [stored] = await tx.update(cartItems).set(changes).where(eq(id, lineId)).returning({ id, quantity });
  if (stored === undefined) throw new Error("A locked cart item is gone.");
  return stored;
}

import { eq } from "drizzle-orm";
import { isSingleQuantity } from "@/lib/domain/orders/single-quantity";
import type { Tx } from "@/backend/db/client";
import { cartItems } from "@/backend/db/schema/carts";
import type { Context, Input } from "@/backend/http/handler-types";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { isCustomProfileLine, onlyOneProfile } from "./custom-profile-line";
import { bumpCartVersion, findItem, lockCart } from "./find-cart";
import { readProductLines, refuseTooManyItems } from "./item-rules";

export interface ItemPath {
  readonly sessionId: string;
  readonly itemId: number;
}

/** Sets an absolute quantity, so that repeated requests are harmless. */
export async function updateItem(
  tx: Tx,
  caller: Caller,
  path: ItemPath,
  change: { productId: number; quantity: number },
) {
  const item = await lockItem(tx, caller, path);
  if (item instanceof Refusal) return item;
  if (item.productId !== change.productId) return refuseFields({ productId: "fields.invalid" });
  const lines = await readProductLines(tx, item.cartId);
  const line = lines.find(({ id }) => id === item.id);
  if (change.quantity > 1 && line !== undefined && isSingleQuantity(line))
    return refuseFields({ quantity: "fields.invalid" });
  const tooMany = refuseTooManyItems(lines, change.quantity - item.quantity);
  if (tooMany && change.quantity > item.quantity) return tooMany;
  if (isCustomProfileLine(item) && change.quantity > 1) return onlyOneProfile;
  await tx.update(cartItems).set({ quantity: change.quantity }).where(eq(cartItems.id, item.id));
  return { id: item.id, quantity: change.quantity };
}

export async function removeItem({ tx, caller }: Context, { params: path }: Input<"cart.removeItem">) {
  const item = await lockItem(tx, caller, path);
  if (item instanceof Refusal) return item;
  await tx.delete(cartItems).where(eq(cartItems.id, item.id));
  return undefined;
}

/** Changes the submitted texts; an empty one deletes the text. Only vets have patients. */
export async function updateItemNote(
  { tx, caller }: Context,
  { params: path, body: { note, patientReference } }: Input<"cart.updateItemNote">,
) {
  const item = await lockItem(tx, caller, path);
  if (item instanceof Refusal) return item;
  if (patientReference && caller.user?.type !== "vet")
    return refuseFields({ patientReference: "fields.invalid" });
  const texts = {
    ...(note !== undefined && { note: note?.trim() || null }),
    ...(patientReference !== undefined && { patientReference: patientReference?.trim() || null }),
  };
  if (Object.keys(texts).length > 0) await tx.update(cartItems).set(texts).where(eq(cartItems.id, item.id));
  return undefined;
}

async function lockItem(tx: Tx, caller: Caller, { sessionId, itemId }: ItemPath) {
  const cart = await lockCart(tx, caller, sessionId);
  if (cart instanceof Refusal) return cart;
  await bumpCartVersion(tx, cart.id);
  return findItem(tx, cart.id, itemId);
}

import { and, asc, eq, getTableColumns, isNotNull, notInArray, sql } from "drizzle-orm";
import { animals } from "@/backend/db/schema/animals";
import { limits } from "@/lib/config/limits";
import { isSingleQuantity, isUpgrade } from "@/lib/domain/orders/single-quantity";
import type { Tx } from "@/backend/db/client";
import { cartItems, carts } from "@/backend/db/schema/carts";
import { products } from "@/backend/db/schema/catalogue";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { Refusal } from "@/backend/http/refusals";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { removeReplacedProfile } from "./custom-profile-line";
import { type Cart, findOwnCart } from "@/backend/kernel/users/own-cart";
import { lockCart } from "./find-cart";
import { readProductLines, isJoinable, mixedUpgrades, refuseTooManyItems } from "./item-rules";

type Line = typeof cartItems.$inferSelect & { readonly typeId: number };

const cartFull = new Refusal(409, { code: "cart_full", message: "refusals.cartFull" });

/**
 * Gives a guest's cart to the signed-in user, merging it into their own cart if there is one. Lines are moved, not
 * copied, so a repeated claim changes nothing and responds the same.
 */
export async function claimCart(
  { tx, caller }: SignedInContext,
  { params: { sessionId } }: Input<"cart.claim">,
) {
  const { user } = caller;
  await lockUser(tx, user.id);
  const guestCart = await lockCart(tx, caller, sessionId);
  if (guestCart instanceof Refusal) return guestCart;
  if (guestCart.userId === null) await deleteLinesForOtherOwners(tx, guestCart.id, user.id);
  const existing = await findOwnCart(tx, user.id);
  if (existing?.id === guestCart.id) return { sessionId: existing.id };
  if (existing === undefined) {
    // A new version, because prices and shipping may differ for the user: vets pay no shipping.
    await tx
      .update(carts)
      .set({ userId: user.id, version: guestCart.version + 1 })
      .where(eq(carts.id, guestCart.id));
    return { sessionId: guestCart.id };
  }
  const ownCart = await lockCart(tx, caller, existing.id);
  if (ownCart instanceof Refusal) return ownCart;
  await removeReplacedProfile(tx, guestCart, ownCart, user.id);
  return (await moveLines(tx, guestCart, ownCart)) ?? (await mergeDetails(tx, guestCart, ownCart, user.id));
}

/** Deletes lines for animals of another user, who was signed in on this device before. */
async function deleteLinesForOtherOwners(tx: Tx, cartId: string, userId: number): Promise<void> {
  const ownAnimals = tx.select({ id: animals.id }).from(animals).where(eq(animals.ownerId, userId));
  await tx
    .delete(cartItems)
    .where(
      and(
        eq(cartItems.cartId, cartId),
        isNotNull(cartItems.animalId),
        notInArray(cartItems.animalId, ownAnimals),
      ),
    );
}

/** Upgrades and regular products exclude each other, as when adding an item. */
async function wouldMixUpgrades(tx: Tx, from: Cart, to: Cart): Promise<boolean> {
  const lines = [...(await readProductLines(tx, from.id)), ...(await readProductLines(tx, to.id))];
  return new Set(lines.map(isUpgrade)).size > 1;
}

async function moveLines(tx: Tx, from: Cart, to: Cart): Promise<Refusal | undefined> {
  const lines = await readLines(tx, from.id);
  const existing = await readLines(tx, to.id);
  // Two lines with different notes must not join one without.
  const isSameNote = (line: Line, other: Line) => isSingleQuantity(line) || line.note === other.note;
  const pairs = lines.map((line) => ({
    line,
    same: existing.find((other) => isJoinable(line, other) && isSameNote(line, other)),
  }));
  const addedCount = pairs.filter(({ same }) => same === undefined).length;
  // All or nothing: a refused merge leaves both carts unchanged.
  if (await wouldMixUpgrades(tx, from, to)) return mixedUpgrades;
  if (addedCount > 0 && existing.length + addedCount > limits.cartLines) return cartFull;
  if (refuseTooManyItems([...lines, ...existing])) return cartFull;
  for (const { line, same } of pairs) await moveLine(tx, line, same, to.id);
  return undefined;
}

/** Merges like addItem: raises the quantity of ordinary products, keeps a test for one animal once. */
async function moveLine(tx: Tx, line: Line, same: Line | undefined, cartId: string): Promise<void> {
  if (same === undefined) {
    await tx.update(cartItems).set({ cartId }).where(eq(cartItems.id, line.id));
    return;
  }
  await tx.delete(cartItems).where(eq(cartItems.id, line.id));
  // Added in the database: several lines can be merged into one.
  const changes = isSingleQuantity(line)
    ? { note: same.note ?? line.note }
    : { quantity: sql`least(${cartItems.quantity} + ${line.quantity}, ${limits.quantityMax})` };
  await tx.update(cartItems).set(changes).where(eq(cartItems.id, same.id));
}

/** Fills empty details of the user's cart from the guest's cart, and closes the latter. */
async function mergeDetails(tx: Tx, from: Cart, to: Cart, userId: number) {
  // Whether swabs are wanted was answered together with who takes the sample.
  const { sampleCollector, isSwabRequired } = to.sampleCollector === null ? from : to;
  await tx
    .update(carts)
    .set({
      email: to.email ?? from.email,
      country: to.country ?? from.country,
      phoneNumber: to.phoneNumber ?? from.phoneNumber,
      sampleCollector,
      isSwabRequired,
      isNewsletterSubscribed: to.isNewsletterSubscribed || from.isNewsletterSubscribed,
      couponCode: to.couponCode ?? from.couponCode,
      shippingMethodId: to.shippingMethodId ?? from.shippingMethodId,
      billingAddress: to.billingAddress ?? from.billingAddress,
      // A delivery address sets the country, so it must not override the user's own.
      shippingAddress: to.shippingAddress ?? (to.country === null ? from.shippingAddress : null),
      version: to.version + 1,
      updatedAt: new Date(),
    })
    .where(eq(carts.id, to.id));
  await tx.update(carts).set({ userId, mergedInto: to.id }).where(eq(carts.id, from.id));
  return { sessionId: to.id };
}

function readLines(tx: Tx, cartId: string): Promise<Line[]> {
  return tx
    .select({ ...getTableColumns(cartItems), typeId: products.typeId })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.id));
}

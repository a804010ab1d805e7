import { and, asc, eq, getTableColumns, isNotNull, notInArray } from "drizzle-orm";
import { animals } from "@/backend/db/schema/animals";
import { limits } from "@/lib/config/limits";
import { isOnceOnly, isUpgrade } from "@/lib/domain/once-only";
import type { Tx } from "@/backend/db/client";
import { cartItems, carts } from "@/backend/db/schema/carts";
import { products } from "@/backend/db/schema/catalogue";
import { notSignedIn, Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { makeRoom } from "./custom-line";
import { lockCart } from "./find-cart";
import { boughtLines, isSameLine, mixedUpgrades } from "./item-rules";
import { findOwnCart, lockPerson } from "./own-cart";

type Cart = typeof carts.$inferSelect;
type Line = typeof cartItems.$inferSelect & { readonly typeId: number };

const tooMuch = new Refusal(409, { code: "cart_full", message: "This cart is full" });

/**
 * Makes a guest's cart the person's. Lines are moved, not copied, in one transaction: asked a second time there is
 * nothing left to move, and the answer is the same.
 */
export async function claimCart(tx: Tx, visit: Visit, sessionId: string) {
  const { person } = visit;
  if (person === undefined) return notSignedIn();
  await lockPerson(tx, person.id);
  const given = await lockCart(tx, visit, sessionId);
  if (given instanceof Refusal) return given;
  if (given.userId === null) await dropForeign(tx, given.id, person.id);
  const own = await findOwnCart(tx, person.id);
  if (own?.id === given.id) return { sessionId: own.id };
  if (own === undefined) {
    // Vets pay otherwise than guests.
    await tx
      .update(carts)
      .set({ userId: person.id, version: given.version + 1 })
      .where(eq(carts.id, given.id));
    return { sessionId: given.id };
  }
  const locked = await lockCart(tx, visit, own.id);
  if (locked instanceof Refusal) return locked;
  await makeRoom(tx, given, locked, person.id);
  return (await moveLines(tx, given, locked)) ?? (await closeInto(tx, given, locked, person.id));
}

/** Whoever was signed in before may have put in tests for animals of theirs: those are nothing to this person. */
async function dropForeign(tx: Tx, cartId: string, userId: number): Promise<void> {
  const own = tx.select({ id: animals.id }).from(animals).where(eq(animals.ownerId, userId));
  await tx
    .delete(cartItems)
    .where(
      and(eq(cartItems.cartId, cartId), isNotNull(cartItems.animalId), notInArray(cartItems.animalId, own)),
    );
}

/** What adding would refuse side by side, joining refuses too. */
async function areMixed(tx: Tx, from: Cart, to: Cart): Promise<boolean> {
  const lines = [...(await boughtLines(tx, from.id)), ...(await boughtLines(tx, to.id))];
  return new Set(lines.map(isUpgrade)).size > 1;
}

async function moveLines(tx: Tx, from: Cart, to: Cart): Promise<Refusal | undefined> {
  const lines = await linesOf(tx, from.id);
  const there = await linesOf(tx, to.id);
  const pairs = lines.map((line) => ({ line, same: there.find((other) => isSameLine(line, other)) }));
  const fresh = pairs.filter(({ same }) => same === undefined).length;
  // Refused as a whole: then the guest's cart stays what it is, and nothing of it is lost.
  if (await areMixed(tx, from, to)) return mixedUpgrades;
  if (fresh > 0 && there.length + fresh > limits.cartLines) return tooMuch;
  for (const { line, same } of pairs) await moveLine(tx, line, same, to.id);
  return undefined;
}

/** As adding has it: an ordinary product raises its line, a test for one animal is there once. */
async function moveLine(tx: Tx, line: Line, same: Line | undefined, cartId: string): Promise<void> {
  if (same === undefined) {
    await tx.update(cartItems).set({ cartId }).where(eq(cartItems.id, line.id));
    return;
  }
  await tx.delete(cartItems).where(eq(cartItems.id, line.id));
  const quantity = isOnceOnly(line)
    ? same.quantity
    : Math.min(same.quantity + line.quantity, limits.quantityMax);
  const note = same.note ?? line.note;
  await tx.update(cartItems).set({ quantity, note }).where(eq(cartItems.id, same.id));
}

/** What the guest has told about themself stands where the person's cart says nothing. */
async function closeInto(tx: Tx, from: Cart, to: Cart, userId: number) {
  await tx
    .update(carts)
    .set({
      email: to.email ?? from.email,
      country: to.country ?? from.country,
      phoneNumber: to.phoneNumber ?? from.phoneNumber,
      sampleCollector: to.sampleCollector ?? from.sampleCollector,
      couponCode: to.couponCode ?? from.couponCode,
      shippingMethodId: to.shippingMethodId ?? from.shippingMethodId,
      billingAddress: to.billingAddress ?? from.billingAddress,
      // Of a country that is told already no other is delivered to.
      shippingAddress: to.shippingAddress ?? (to.country === null ? from.shippingAddress : null),
      version: to.version + 1,
      updatedAt: new Date(),
    })
    .where(eq(carts.id, to.id));
  await tx.update(carts).set({ userId, mergedInto: to.id }).where(eq(carts.id, from.id));
  return { sessionId: to.id };
}

function linesOf(tx: Tx, cartId: string): Promise<Line[]> {
  return tx
    .select({ ...getTableColumns(cartItems), typeId: products.typeId })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.id));
}

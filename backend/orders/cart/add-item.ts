import { and, eq } from "drizzle-orm";
import { limits } from "@/lib/config/limits";
import type { Store } from "@/lib/config/markets/markets";
import type { LineFlags } from "@/lib/domain/orders/single-quantity";
import type { Tx } from "@/backend/db/client";
import { cartItems } from "@/backend/db/schema/carts";
import { prices, products } from "@/backend/db/schema/catalogue";
import type { Context, Input } from "@/backend/http/handler-types";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { isOrderableFor } from "@/backend/shop/public/availability";
import { priceInStore, toPrice } from "@/backend/shop/public/caller-price";
import { rejectUnpaidAmount } from "@/backend/orders/orders/unpaid-amount";
import { type LineProfile, readLineProfile, refuseProfileLine } from "./custom-profile-line";
import { readCartMarket } from "./cart-market";
import { bumpCartVersion, lockCart } from "./find-cart";
import {
  isSameLine,
  readItemFlags,
  readProductLines,
  refuseIncompatible,
  refuseTooManyItems,
} from "./item-rules";
import { insertedRow } from "@/backend/db/inserted-row";
import type { Body } from "@/lib/contract/calls";

export type NewItem = Body<"cart.addItem">;

/**
 * Adding an ordinary kit again raises its quantity. A test for one animal or patient is a line of its own, and so is a
 * line with a note: the added item may get another one.
 */
export async function addItem(
  { tx, caller }: Context,
  { params: { sessionId }, body: item }: Input<"cart.addItem">,
) {
  const cart = await lockCart(tx, caller, sessionId);
  if (cart instanceof Refusal) return cart;
  const outstanding = await rejectUnpaidAmount(tx, caller.user?.id);
  if (outstanding) return outstanding;
  const added = await validateItem(tx, caller, item, (await readCartMarket(tx, cart, caller)).store);
  if (added instanceof Refusal) return added;
  const lines = await readProductLines(tx, cart.id);
  const refusal =
    (await refuseProfileLine(tx, cart.id, added.profile, { ...added.product, quantity: item.quantity })) ??
    refuseIncompatible(lines, added.line, item.quantity) ??
    refuseTooManyItems(lines, item.quantity);
  if (refusal) return refusal;
  const existing = lines.find((line) => isSameLine(line, added.line) && !hasTexts(line));
  const stored = existing
    ? await raiseQuantity(tx, existing, item.quantity)
    : await insertLine(tx, cart.id, item, added);
  if (stored instanceof Refusal) return stored;
  await bumpCartVersion(tx, cart.id);
  const { product, profile } = added;
  const current = { amount: profile?.amount ?? product.amount, currency: product.currency };
  return { ...stored, ...describePriceChange(current, item) };
}

const hasTexts = ({ note, patientReference }: { note: string | null; patientReference: string | null }) =>
  note !== null || patientReference !== null;

interface AddedItem {
  readonly profile: LineProfile | undefined;
  readonly marks: LineFlags;
}

/** Looks up product, profile and animal, and refuses what does not exist or is not the caller's. */
async function validateItem(tx: Tx, caller: Caller, item: NewItem, store: Store) {
  const profile = await readLineProfile(tx, caller, item.metaData?.customProfileId, store);
  if (profile instanceof Refusal) return profile;
  const product = await findProduct(tx, caller, item.productId, store);
  if (product === undefined) return refuseFields({ productId: "fields.invalid" });
  const marks = await readItemFlags(tx, caller, product, item);
  if (marks instanceof Refusal) return marks;
  return { product, profile, marks, line: { productId: product.id, typeId: product.typeId, ...marks } };
}

async function findProduct(tx: Tx, caller: Caller, productId: number, store: Store) {
  const { id, typeId, categoryId, speciesId, upgrade } = products;
  const [product] = await tx
    .select({ id, typeId, categoryId, speciesId, upgrade, amount: prices.amount, currency: prices.currency })
    .from(products)
    .innerJoin(prices, priceInStore(store))
    .where(and(eq(id, productId), isOrderableFor(caller)));
  return product;
}

/** Reports a price that differs from the displayed one, if the browser sent that. */
function describePriceChange(
  current: { amount: number; currency: string },
  { priceSeen, currencySeen }: NewItem,
) {
  const price = toPrice(current);
  const isSame =
    (priceSeen ?? price.amount) === price.amount &&
    (currencySeen ?? price.currency.code) === price.currency.code;
  return isSame ? {} : { priceChanged: true, price };
}

async function raiseQuantity(tx: Tx, line: { id: number; quantity: number }, by: number) {
  const quantity = line.quantity + by;
  if (quantity > limits.quantityMax) return refuseFields({ quantity: "fields.invalid" });
  await tx.update(cartItems).set({ quantity }).where(eq(cartItems.id, line.id));
  return { id: line.id, quantity };
}

async function insertLine(
  tx: Tx,
  cartId: string,
  { productId, quantity, metaData }: NewItem,
  added: AddedItem,
) {
  const lines = await tx.$count(cartItems, eq(cartItems.cartId, cartId));
  if (lines >= limits.cartLines) return refuseFields({ productId: "refusals.cartFull" });
  const line = insertedRow(
    await tx
      .insert(cartItems)
      .values({
        cartId,
        productId,
        quantity,
        ...added.marks,
        customProfileId: metaData?.customProfileId,
        customTests: added.profile?.customTests,
      })
      .returning({ id: cartItems.id, quantity: cartItems.quantity }),
  );
  return line;
}

import { and, count, eq } from "drizzle-orm";
import { limits } from "@/lib/config/limits";
import { fieldMessages } from "@/lib/contract/messages";
import type { Marks } from "@/lib/domain/once-only";
import type { Tx } from "@/backend/db/client";
import { cartItems } from "@/backend/db/schema/carts";
import { prices, products } from "@/backend/db/schema/catalogue";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { priceIn, soldHere, toPrice } from "@/backend/modules/products/queries";
import { lockCart, regionOfCart, touchCart } from "./find-cart";
import { boughtLines, isSameLine, readMarks, refuseBeside } from "./item-rules";

export interface NewItem {
  readonly productId: number;
  readonly quantity: number;
  readonly metaData?: ItemMetaData | null | undefined;
  readonly priceSeen?: string | null | undefined;
  readonly currencySeen?: string | null | undefined;
}

interface ItemMetaData {
  readonly isUpgradeTests?: boolean | undefined;
  readonly isUpgradeFullbreed?: boolean | undefined;
  readonly animalId?: number | null | undefined;
}

/** An ordinary kit added again raises its quantity; a test for one animal is a line of its own, once. */
export async function addItem(tx: Tx, visit: Visit, sessionId: string, item: NewItem) {
  const cart = await lockCart(tx, visit, sessionId);
  if (cart instanceof Refusal) return cart;
  const [product] = await tx
    .select({
      id: products.id,
      typeId: products.typeId,
      speciesId: products.speciesId,
      upgrade: products.upgrade,
      amount: prices.amount,
      currency: prices.currency,
    })
    .from(products)
    .innerJoin(prices, priceIn(regionOfCart(cart, visit)))
    .where(and(eq(products.id, item.productId), soldHere(visit)));
  if (product === undefined) return refuseFields({ productId: fieldMessages.invalid });
  const marks = await readMarks(tx, visit, product, item);
  if (marks instanceof Refusal) return marks;
  const added = { productId: product.id, typeId: product.typeId, ...marks };
  const lines = await boughtLines(tx, cart.id);
  const refusal = refuseBeside(lines, added, item.quantity);
  if (refusal) return refusal;
  const same = lines.find((line) => isSameLine(line, added));
  const written = same ? await raise(tx, same, item.quantity) : await insert(tx, cart.id, item, marks);
  if (written instanceof Refusal) return written;
  await touchCart(tx, cart.id);
  return { ...written, ...changedPrice(product, item) };
}

/** A price that is not what the page showed is said, not swallowed; of what was not seen there is nothing to say. */
function changedPrice(now: { amount: number; currency: string }, { priceSeen, currencySeen }: NewItem) {
  const price = toPrice(now);
  const isSame =
    (priceSeen ?? price.amount) === price.amount &&
    (currencySeen ?? price.currency.code) === price.currency.code;
  return isSame ? {} : { priceChanged: true, price };
}

async function raise(tx: Tx, line: { id: number; quantity: number }, by: number) {
  const quantity = line.quantity + by;
  if (quantity > limits.quantityMax) return refuseFields({ quantity: fieldMessages.invalid });
  await tx.update(cartItems).set({ quantity }).where(eq(cartItems.id, line.id));
  return { id: line.id, quantity };
}

async function insert(tx: Tx, cartId: string, { productId, quantity }: NewItem, marks: Marks) {
  const [lines] = await tx.select({ count: count() }).from(cartItems).where(eq(cartItems.cartId, cartId));
  if ((lines?.count ?? 0) >= limits.cartLines) return refuseFields({ productId: "This cart is full" });
  const [line] = await tx
    .insert(cartItems)
    .values({ cartId, productId, quantity, ...marks })
    .returning({ id: cartItems.id, quantity: cartItems.quantity });
  if (line === undefined) throw new Error("An insert returned no row.");
  return line;
}

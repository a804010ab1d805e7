import { and, count, eq } from "drizzle-orm";
import { limits } from "@/lib/config/limits";
import type { Region } from "@/lib/config/markets";
import { fieldMessages } from "@/lib/contract/messages";
import type { Marks } from "@/lib/domain/once-only";
import type { Tx } from "@/backend/db/client";
import { cartItems } from "@/backend/db/schema/carts";
import { prices, products } from "@/backend/db/schema/catalogue";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { orderedHere, priceIn, toPrice } from "@/backend/modules/products/queries";
import { type ProfileFor, readProfileFor, refuseProfile } from "./custom-line";
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
  readonly customProfileId?: string | null | undefined;
}

/** An ordinary kit added again raises its quantity; a test for one animal is a line of its own, once. */
export async function addItem(tx: Tx, visit: Visit, sessionId: string, item: NewItem) {
  const cart = await lockCart(tx, visit, sessionId);
  if (cart instanceof Refusal) return cart;
  const added = await readAdded(tx, visit, item, regionOfCart(cart, visit));
  if (added instanceof Refusal) return added;
  const lines = await boughtLines(tx, cart.id);
  const refusal =
    (await refuseProfile(tx, cart.id, added.profile, { ...added.product, quantity: item.quantity })) ??
    refuseBeside(lines, added.line, item.quantity);
  if (refusal) return refusal;
  const same = lines.find((line) => isSameLine(line, added.line));
  const written = same ? await raise(tx, same, item.quantity) : await insert(tx, cart.id, item, added);
  if (written instanceof Refusal) return written;
  await touchCart(tx, cart.id);
  const { product, profile } = added;
  const now = { amount: profile?.amount ?? product.amount, currency: product.currency };
  return { ...written, ...changedPrice(now, item) };
}

interface Added {
  readonly profile: ProfileFor | undefined;
  readonly marks: Marks;
}

/** What somebody wants, as far as it exists and is theirs to want. */
async function readAdded(tx: Tx, visit: Visit, item: NewItem, region: Region) {
  const profile = await readProfileFor(tx, visit, item.metaData?.customProfileId, region);
  if (profile instanceof Refusal) return profile;
  const product = await findProduct(tx, visit, item.productId, region);
  if (product === undefined) return refuseFields({ productId: fieldMessages.invalid });
  const marks = await readMarks(tx, visit, product, item);
  if (marks instanceof Refusal) return marks;
  return { product, profile, marks, line: { productId: product.id, typeId: product.typeId, ...marks } };
}

async function findProduct(tx: Tx, visit: Visit, productId: number, region: Region) {
  const { id, typeId, categoryId, speciesId, upgrade } = products;
  const [product] = await tx
    .select({ id, typeId, categoryId, speciesId, upgrade, amount: prices.amount, currency: prices.currency })
    .from(products)
    .innerJoin(prices, priceIn(region))
    .where(and(eq(id, productId), orderedHere(visit)));
  return product;
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

async function insert(tx: Tx, cartId: string, { productId, quantity, metaData }: NewItem, added: Added) {
  const [lines] = await tx.select({ count: count() }).from(cartItems).where(eq(cartItems.cartId, cartId));
  if ((lines?.count ?? 0) >= limits.cartLines) return refuseFields({ productId: "This cart is full" });
  const [line] = await tx
    .insert(cartItems)
    .values({
      ...{ cartId, productId, quantity, ...added.marks },
      customProfileId: metaData?.customProfileId,
      customTests: added.profile?.customTests,
    })
    .returning({ id: cartItems.id, quantity: cartItems.quantity });
  if (line === undefined) throw new Error("An insert returned no row.");
  return line;
}

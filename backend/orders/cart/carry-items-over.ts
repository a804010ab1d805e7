import { asc, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { cartItems, carts } from "@/backend/db/schema/carts";
import { orderLines } from "@/backend/db/schema/orders";
import { randomToken } from "@/backend/db/random-token";

type Item = typeof cartItems.$inferSelect;
type OrderLine = typeof orderLines.$inferSelect;

/**
 * Moves what was added while the order was being paid to a new cart, which the ordered cart's id leads to. The caller
 * holds the locks on user and cart.
 */
export async function carryItemsOver(tx: Tx, cartId: string, orderId: number): Promise<void> {
  const items = await tx
    .select()
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.id));
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  const extra = findExtraItems(items, lines);
  if (extra.length === 0) return;
  const nextId = await createNextCart(tx, cartId);
  for (const { item, quantity } of extra)
    if (quantity === item.quantity)
      await tx.update(cartItems).set({ cartId: nextId }).where(eq(cartItems.id, item.id));
    else await splitItem(tx, { item, quantity, nextId });
  await tx.update(carts).set({ mergedInto: nextId }).where(eq(carts.id, cartId));
}

/**
 * What differs between items of one product makes a line of its own. The upgrade flags do not: they follow from product and
 * kit, and the line of an upgrade with a kit has none.
 */
const keyOf = ({ productId, animalId, kitId, customTests }: Item | OrderLine) =>
  JSON.stringify([productId, animalId, kitId, customTests]);

function findExtraItems(items: readonly Item[], lines: readonly OrderLine[]) {
  const ordered = new Map<string, number>();
  for (const line of lines) ordered.set(keyOf(line), (ordered.get(keyOf(line)) ?? 0) + line.quantity);
  return items.flatMap((item) => {
    const left = ordered.get(keyOf(item)) ?? 0;
    const taken = Math.min(left, item.quantity);
    ordered.set(keyOf(item), left - taken);
    return taken === item.quantity ? [] : [{ item, quantity: item.quantity - taken }];
  });
}

/** With the buyer's details, but without coupon and points, which the order has used. */
async function createNextCart(tx: Tx, cartId: string): Promise<string> {
  const [cart] = await tx.select().from(carts).where(eq(carts.id, cartId));
  if (cart === undefined) throw new Error("A locked cart is gone.");
  const { userId, email, country, phoneNumber, language } = cart;
  const { sampleCollector, isSwabRequired, billingAddress, shippingAddress } = cart;
  const id = randomToken();
  await tx.insert(carts).values({
    id,
    userId,
    email,
    country,
    phoneNumber,
    language,
    sampleCollector,
    isSwabRequired,
    billingAddress,
    shippingAddress,
  });
  return id;
}

interface SplitItem {
  readonly item: Item;
  readonly quantity: number;
  readonly nextId: string;
}

async function splitItem(tx: Tx, { item, quantity, nextId }: SplitItem): Promise<void> {
  const { id, ...copy } = item;
  await tx
    .update(cartItems)
    .set({ quantity: item.quantity - quantity })
    .where(eq(cartItems.id, id));
  await tx.insert(cartItems).values({ ...copy, cartId: nextId, quantity });
}

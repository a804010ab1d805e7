import { and, asc, eq } from "drizzle-orm";
import type { Region } from "@/lib/config/markets";
import { toWireAmount } from "@/lib/domain/money";
import type { PricedShipping } from "@/lib/domain/priced-cart";
import type { Tx } from "@/backend/db/client";
import type { carts } from "@/backend/db/schema/carts";
import { shippingMethods, shippingPrices } from "@/backend/db/schema/pricing";
import { Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { findCart, regionOfCart } from "./find-cart";
import { type CartLine, readLines } from "./read-lines";

const shippableTypeId = 4;

/** A kit, or a thing of itself. An upgrade and a verification use what the lab has already. */
function isPosted({ products: product, cart_items: item }: CartLine): boolean {
  if (item.isUpgradeTests || item.isUpgradeFullbreed) return false;
  return product.typeId === shippableTypeId || product.sample !== "none";
}

/** Vets have a courier come to the clinic, and where nothing is posted nothing is paid for it: both have none. */
export async function shippingFor(
  tx: Tx,
  lines: readonly CartLine[],
  region: Region,
  { person }: Visit,
): Promise<readonly PricedShipping[]> {
  if (person?.type === "vet" || !lines.some(isPosted)) return [];
  const { id, name } = shippingMethods;
  const { amount, minDays, maxDays } = shippingPrices;
  return tx
    .select({ id, name, amount, minDays, maxDays })
    .from(shippingMethods)
    .innerJoin(shippingPrices, and(eq(shippingPrices.methodId, id), eq(shippingPrices.region, region)))
    .orderBy(asc(shippingMethods.position));
}

export async function listShippingMethods(tx: Tx, visit: Visit, sessionId: string) {
  const cart = await findCart(tx, visit, sessionId);
  return cart instanceof Refusal ? cart : (await methodsOf(tx, cart, visit)).map(describeShipping);
}

async function methodsOf(tx: Tx, cart: typeof carts.$inferSelect, visit: Visit) {
  const lines = await readLines(tx, cart, visit);
  return shippingFor(tx, lines, regionOfCart(cart, visit), visit);
}

/** Whoever has chosen none, or one that there is not here, has the first. */
export function chosenOf(methods: readonly PricedShipping[], id: number | null): PricedShipping | undefined {
  return methods.find((method) => method.id === id) ?? methods[0];
}

export function describeShipping({ amount, ...method }: PricedShipping) {
  return { ...method, amount: toWireAmount(amount) };
}

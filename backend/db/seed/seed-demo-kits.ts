import { addDays } from "date-fns";
import { and, asc, eq, inArray, isNull, notExists, or } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { createKits } from "@/backend/kits/public/create-kits";
import { demoBarcode, putActivation } from "./demo-activation";
import { demoBuyers } from "./demo-orders";
import type { AreaSeed } from "./seed-types";

type Order = typeof orders.$inferSelect;

/** Days after the order: kits of older orders are posted, and those of still older ones activated. */
const ages = { posted: 14, activated: 60 };

/** Kits of the demo orders. Recent ones wait to be activated; a multi-pack has units left. */
export function seedDemoKits(): AreaSeed {
  return {
    area: "demo-kits",
    content: [demoBuyers, ages],
    write: async (tx) => {
      const now = new Date();
      for (const order of await listOrdersWithoutKits(tx)) await putKits(tx, order, now);
    },
  };
}

/** Orders that the demo accounts have placed themselves have kits already. */
function listOrdersWithoutKits(tx: Tx): Promise<Order[]> {
  const ownKits = tx
    .select({ id: kits.id })
    .from(kits)
    .innerJoin(orderLines, eq(orderLines.id, kits.orderLineId))
    .where(eq(orderLines.orderId, orders.id));
  const emails = demoBuyers.map(({ email }) => email);
  return tx
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.email, emails),
        or(eq(orders.state, "paid"), and(eq(orders.state, "open"), isNull(orders.method))),
        notExists(ownKits),
      ),
    )
    .orderBy(asc(orders.id));
}

async function putKits(tx: Tx, order: Order, now: Date): Promise<void> {
  const { id, placedAt } = order;
  if (placedAt === null) return;
  await createKits(tx, order, barcodesOf(order));
  const lines = tx.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, id));
  const isOld = placedAt < addDays(now, -ages.posted);
  const sentAt = order.postedAt ?? (isOld ? addDays(placedAt, 1) : null);
  await tx.update(kits).set({ createdAt: placedAt, sentAt }).where(inArray(kits.orderLineId, lines));
  if (sentAt !== null && placedAt < addDays(now, -ages.activated)) await activateKits(tx, order, sentAt);
}

function barcodesOf({ number }: Order): () => string {
  let at = 0;
  return () => demoBarcode(`${number} ${at++}`);
}

/** For the buyer's animals of the species, one after the other. */
async function activateKits(tx: Tx, { id, userId, email }: Order, sentAt: Date): Promise<void> {
  if (userId === null) return;
  const rows = await tx
    .select({ kitId: kits.id, productId: products.id, speciesId: products.speciesId })
    .from(kits)
    .innerJoin(products, eq(products.id, kits.productId))
    .innerJoin(orderLines, eq(orderLines.id, kits.orderLineId))
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(kits.id));
  const own = await tx.select().from(animals).where(eq(animals.ownerId, userId)).orderBy(asc(animals.id));
  for (const [index, { kitId, productId, speciesId }] of rows.entries()) {
    const suitable = own.filter((animal) => speciesId === null || animal.speciesId === speciesId);
    const animal = suitable[(id + index) % Math.max(1, suitable.length)];
    if (animal === undefined) continue;
    const activatedAt = addDays(sentAt, 7);
    await putActivation(tx, { kitId, productId, animalId: animal.id, userId, email, activatedAt }, 4);
  }
}

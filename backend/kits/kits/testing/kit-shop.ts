import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { samples } from "@/backend/db/schema/activations";
import { kits, packEntries } from "@/backend/db/schema/kits";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { createPaymentKit } from "@/backend/orders/payments/testing/payment-kit";
import { refundOrder } from "@/backend/orders/payments/refund-order";
import { settlePayment } from "@/backend/orders/payments/settle-payment";
import { insertActivation } from "@/backend/testing/insert-tube";
import { createAnimal } from "@/backend/testing/create-users";

interface Purchase {
  readonly quantity?: number;
  readonly userId?: number | null;
}

/** Buys any product through the payment use cases, whatever the rules of the cart say, and activates its tubes. */
export function createKitShop(db: Db) {
  const payment = createPaymentKit(db);

  /** A draft with one line of this product. */
  async function startPurchase(productId: number, { quantity = 1, userId = null }: Purchase = {}) {
    const sessionId = await payment.fillCart(quantity);
    const started = await payment.startPaymentWithRetry(sessionId);
    const { id: orderId } = await payment.findOrder(sessionId);
    await db.update(orders).set({ userId }).where(eq(orders.id, orderId));
    await db.update(orderLines).set({ productId }).where(eq(orderLines.orderId, orderId));
    return { ...started.payment, orderId };
  }

  async function buy(productId: number, purchase: Purchase = {}) {
    const started = await startPurchase(productId, purchase);
    payment.bank.setStatus(started.providerId, { state: "succeeded" });
    await settlePayment(payment.context, started.paymentId);
    return started;
  }

  const listKits = (orderId: number) =>
    db
      .select({ kit: kits })
      .from(kits)
      .innerJoin(orderLines, eq(orderLines.id, kits.orderLineId))
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(kits.id))
      .then((rows) => rows.map(({ kit }) => kit));

  const countValidKits = async (orderId: number): Promise<number> =>
    (await listKits(orderId)).filter(({ voidedAt }) => voidedAt === null).length;

  /** The rows that an activation leaves behind. */
  async function activate(kitId: number, productId = 969): Promise<number> {
    const animalId = await createAnimal(db, { name: "Juniper", sex: "female" });
    await insertActivation(db, { kitId, animalId: animalId, productId });
    const [sample] = await db.select().from(samples).where(eq(samples.kitId, kitId));
    return sample?.id ?? 0;
  }

  const sumOrderUnits = async (orderId: number): Promise<number> => {
    const [row] = await db
      .select({ units: sql<number>`coalesce(sum(${packEntries.units}), 0)::int` })
      .from(packEntries)
      .innerJoin(orderLines, eq(orderLines.id, packEntries.orderLineId))
      .where(eq(orderLines.orderId, orderId));
    return row?.units ?? 0;
  };

  async function refundUnits(orderId: number, quantity: number) {
    const [line] = await db
      .select({ id: orderLines.id })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orderId), isNull(orderLines.kitId)));
    const units = [{ lineId: line?.id ?? 0, quantity }];
    return refundOrder(payment.context, { orderId, units, reason: "Fewer animals", actorId: null });
  }

  const refundAll = (orderId: number) =>
    refundOrder(payment.context, { orderId, reason: "Changed mind", actorId: null });

  return {
    payment,
    startPurchase,
    buy,
    listKits,
    countValidKits,
    activate,
    sumOrderUnits,
    refundUnits,
    refundAll,
  };
}

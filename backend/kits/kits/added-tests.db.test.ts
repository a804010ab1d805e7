import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { Db } from "@/backend/db/client";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { allStages, createLabBench, type TestTube } from "@/backend/kits/lab/testing/lab-bench";
import { readExtras } from "@/backend/kits/public/find-kits";
import { recordManualPayment } from "@/backend/orders/admin/admin-orders/order-actions";
import { placeOrder } from "@/backend/orders/orders/place-order";
import { refundOrder } from "@/backend/orders/payments/refund-order";
import { settlePayment } from "@/backend/orders/payments/settle-payment";
import { createTestDatabase } from "@/backend/testing/database";
import { createKitShop } from "@/backend/kits/kits/testing/kit-shop";

let db: Db;
let shop: ReturnType<typeof createKitShop>;
let tube: TestTube;
const appOrigin = "http://localhost:3000";
/** Single tests. */
const [firstTest, secondTest] = [10_001, 10_002];

beforeAll(async () => {
  ({ db } = await createTestDatabase());
  shop = createKitShop(db);
  shop.payment.bank.refundSpeed = "immediate";
});

beforeEach(async () => {
  const bench = createLabBench(db);
  tube = await bench.addTube();
  await bench.deliver(allStages(tube));
});

/** A draft with both tests for the tube. */
async function startTests() {
  const started = await shop.startPurchase(firstTest);
  const { orderId } = started;
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  if (line === undefined) throw new Error("Line not found.");
  const { id, ...copy } = line;
  await db.update(orderLines).set({ kitId: tube.kitId }).where(eq(orderLines.id, id));
  await db.insert(orderLines).values({ ...copy, productId: secondTest, kitId: tube.kitId });
  return { ...started, lineId: id };
}

async function open(orderId: number, method: "EFT" | null) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) throw new Error("Order not found.");
  const options = { order, method, now: new Date(), dueAt: new Date(Date.now() + 86_400_000), appOrigin };
  await db.transaction((tx) => placeOrder(tx, { ...options, state: "open" }));
}

const listTests = async () => (await readExtras(db, [tube.kitId])).map(({ id }) => id);

/** Reports of this tube that wait to be written again. */
async function takeJobs(): Promise<number> {
  const { rows } = await db.execute(
    sql`delete from pgboss.job where name = 'process-lab-events' and (data->>'kitId')::int = ${tube.kitId} returning id`,
  );
  return rows.length;
}

it("added tests on account count from the order on, and added tests to pay when they are paid", async () => {
  const { orderId } = await startTests();
  await takeJobs();
  await open(orderId, null);
  expect(await listTests()).toEqual([firstTest, secondTest]);
  expect(await takeJobs()).toBe(1);
  await db.transaction((tx) => recordManualPayment(tx, { orderId, actorId: 1, note: "Received", appOrigin }));
  expect(await listTests()).toEqual([firstTest, secondTest]);
  expect(await takeJobs()).toBe(1);
});

it("added tests wait until a bank transfer has arrived", async () => {
  await open((await startTests()).orderId, "EFT");
  expect(await listTests()).toEqual([]);
  expect(await takeJobs()).toBe(0);
});

it("an added test that was refunded is left out", async () => {
  const { orderId, lineId, providerId, paymentId } = await startTests();
  shop.payment.bank.setStatus(providerId, { state: "succeeded" });
  await settlePayment(shop.payment.context, paymentId);
  expect(await listTests()).toEqual([firstTest, secondTest]);
  const units = [{ lineId, quantity: 1 }];
  await refundOrder(shop.payment.context, { orderId, units, reason: "Not needed", actorId: null });
  expect(await listTests()).toEqual([secondTest]);
});

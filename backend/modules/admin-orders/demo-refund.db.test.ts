import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { orders } from "@/backend/db/schema/orders";
import { payments } from "@/backend/db/schema/payments";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { reconcile } from "@/backend/modules/payments/reconcile";
import { worldOf } from "@/backend/modules/payments/world";
import { providersOf } from "@/backend/payments/providers";
import { sandboxSetup } from "@/backend/payments/sandbox";
import { runBackend } from "@/backend/testing/server";

const { ask, signIn, database } = runBackend();
let token = "";
beforeAll(async () => {
  token = await signIn("admin");
});

async function demoOrder(state: "paid" | "refunded") {
  const [order] = await database()
    .select()
    .from(orders)
    .where(and(eq(orders.email, demoEmail("breeder")), eq(orders.state, state), eq(orders.method, "C")))
    .limit(1);
  return order ?? { id: 0, total: 0 };
}

const refund = (id: number, amount: string) =>
  ask("ordersDesk.refund", { params: { id }, body: { amount, reason: "A late kit" } }, { token });

it("a payment of the demo can be given back, in parts and no more than was paid", async () => {
  const { id, total } = await demoOrder("paid");
  expect(await refund(id, "10.00")).toMatchObject({
    status: 200,
    body: { state: "paid", refunds: [{ amount: "10.00", state: "succeeded" }] },
  });
  expect((await refund(id, (total / 100).toFixed(2))).status).toBe(428);
  expect(await refund(id, ((total - 1000) / 100).toFixed(2))).toMatchObject({ body: { state: "refunded" } });
});

it("what the demo has given back is not given again", async () => {
  const { id } = await demoOrder("refunded");
  expect((await refund(id, "1.00")).status).toBe(428);
});

it("the sandbox's list agrees with the demo's payments", async () => {
  const providers = providersOf([sandboxSetup(database(), "http://localhost:3000")]);
  const world = worldOf({ db: database(), settings: { appOrigin: "http://localhost:3000", providers } });
  const { looked, ...found } = await reconcile(world, new Date(0));
  expect(looked).toBeGreaterThan(50);
  expect(found).toEqual({ settled: 0, strays: 0, strangers: 0 });
  const held = await database().select().from(payments).where(eq(payments.state, "held"));
  expect(held).toHaveLength(1);
  expect(await database().select().from(payments).where(isNull(payments.settledAt))).toEqual([]);
});

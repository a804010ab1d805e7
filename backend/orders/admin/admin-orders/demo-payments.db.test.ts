import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { orders } from "@/backend/db/schema/orders";
import { payments } from "@/backend/db/schema/payments";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { reconcilePayments } from "@/backend/orders/payments/reconcile-payments";
import { createPaymentContext } from "@/backend/orders/public/payment-context";
import { createProviders } from "@/backend/payment-providers/providers";
import { createSandboxSetup } from "@/backend/payment-providers/sandbox/sandbox-provider";
import { startTestBackend } from "@/backend/testing/server";

const { callRoute, signIn, database } = startTestBackend();
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
  callRoute("adminOrders.refund", { params: { id }, body: { amount, reason: "A late kit" } }, { token });

it("a demo payment is refunded in parts, and never more than was paid", async () => {
  const { id, total } = await demoOrder("paid");
  expect(await refund(id, "10.00")).toMatchObject({
    status: 200,
    body: { state: "paid", refunds: [{ amount: "10.00", state: "succeeded" }] },
  });
  expect((await refund(id, (total / 100).toFixed(2))).status).toBe(428);
  expect(await refund(id, ((total - 1000) / 100).toFixed(2))).toMatchObject({ body: { state: "refunded" } });
});

it("the seed has sandbox payments that match the demo orders", async () => {
  const providers = createProviders([createSandboxSetup(database(), "http://localhost:3000")]);
  const context = createPaymentContext({
    db: database(),
    settings: { appOrigin: "http://localhost:3000", providers },
  });
  const { checked, ...findings } = await reconcilePayments(context, new Date(0));
  expect(checked).toBeGreaterThan(50);
  expect(findings).toEqual({ settled: 0, duplicates: 0, unknown: 0 });
  const held = await database().select().from(payments).where(eq(payments.state, "held"));
  expect(held).toHaveLength(1);
  expect(await database().select().from(payments).where(isNull(payments.settledAt))).toEqual([]);
});

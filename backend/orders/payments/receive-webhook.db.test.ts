import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "@/backend/db/client";
import { createTestDatabase } from "@/backend/testing/database";
import { refundOrder } from "./refund-order";
import { createPaymentKit } from "@/backend/orders/payments/testing/payment-kit";

let db: Db;
let kit: ReturnType<typeof createPaymentKit>;

beforeAll(async () => {
  ({ db } = await createTestDatabase());
  kit = createPaymentKit(db);
});

/** Delivers a known and a new event while the bank is unreachable: only the new one needs the bank. */
async function redeliver(event: { eventId: string; providerId: string }) {
  kit.bank.fault = () => "before";
  const responses = [await kit.deliver(event), await kit.deliver({ ...event, eventId: randomUUID() })];
  kit.bank.fault = () => undefined;
  return responses;
}

describe("a processed webhook event", () => {
  it("is acknowledged again without asking the provider, unlike a new event", async () => {
    const sessionId = await kit.fillCart();
    const { payment, order } = await kit.startPaymentWithRetry(sessionId);
    const { providerId } = payment;
    kit.bank.setStatus(providerId, { state: "succeeded" });
    const event = { eventId: randomUUID(), providerId };
    expect(await kit.deliver(event)).toBeUndefined();
    await refundOrder(kit.context, { orderId: order.id, amount: 100, reason: "a part", actorId: null });
    expect(await redeliver(event)).toEqual([undefined, expect.objectContaining({ status: 500 })]);
  });

  it("is acknowledged again if it concerns no known payment", async () => {
    const event = { eventId: randomUUID(), providerId: "unknown-payment" };
    expect(await kit.deliver(event)).toBeUndefined();
    expect(await redeliver(event)).toEqual([undefined, expect.objectContaining({ status: 500 })]);
  });
});

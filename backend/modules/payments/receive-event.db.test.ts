import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "@/backend/db/client";
import { freshDatabase } from "@/backend/testing/database";
import { refundOrder } from "./refund";
import { paymentKit } from "./testing/payment-kit";

let db: Db;
let kit: ReturnType<typeof paymentKit>;

beforeAll(async () => {
  ({ db } = await freshDatabase());
  kit = paymentKit(db);
});

/** Whoever is told a known thing again has nothing to ask, so that it does not matter whether anybody answers. */
async function tellAgain(event: { eventId: string; providerId: string }) {
  kit.bank.fault = () => "before";
  const answers = [await kit.tell(event), await kit.tell({ ...event, eventId: randomUUID() })];
  kit.bank.fault = () => undefined;
  return answers;
}

describe("an event that was dealt with", () => {
  it("is answered at once when it is told again, unlike a new one, for which the provider is asked", async () => {
    const sessionId = await kit.fillCart();
    const { payment, order } = await kit.beginUntilBegun(sessionId);
    const { providerId } = payment;
    kit.bank.become(providerId, { state: "succeeded" });
    const event = { eventId: randomUUID(), providerId };
    expect(await kit.tell(event)).toBeUndefined();
    await refundOrder(kit.world, { orderId: order.id, amount: 100, reason: "a part", actorId: null });
    expect(await tellAgain(event)).toEqual([undefined, expect.objectContaining({ status: 500 })]);
  });

  it("so is one about nothing of ours", async () => {
    const event = { eventId: randomUUID(), providerId: "unheard-of" };
    expect(await kit.tell(event)).toBeUndefined();
    expect(await tellAgain(event)).toEqual([undefined, expect.objectContaining({ status: 500 })]);
  });
});

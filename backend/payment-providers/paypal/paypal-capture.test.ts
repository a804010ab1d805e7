import { expect, test } from "vitest";
import { type FakePayPal, startTestPayPal, samplePayment } from "@/backend/testing/fake-paypal/paypal-setup";
import type { Outcome } from "@/backend/testing/fake-paypal/fake-orders";

async function approved(outcome?: Outcome) {
  const { fake, paypal } = await startTestPayPal();
  const { providerId } = (await paypal.createPayment(samplePayment)).payment;
  fake.approve(providerId, outcome);
  return { fake, paypal, providerId };
}

const captures = (fake: FakePayPal) => [...fake.orders.values()].flatMap((order) => order.captures);

test.each(["lost", "late", "cut", "refused", "down", "busy", "inProgress", "silent"] as const)(
  "a PayPal order is captured once when the request is %s",
  async (fault) => {
    const { fake, paypal, providerId } = await approved();
    fake.fail("capture", fault);
    expect(await paypal.capture(providerId, "pay_1")).toMatchObject({ state: "succeeded", amount: 12_950 });
    expect(captures(fake)).toHaveLength(1);
  },
);

test("the PayPal capture reads the result from the order when all responses are lost", async () => {
  const { fake, paypal, providerId } = await approved();
  fake.fail("capture", "lost", "lost", "lost");
  expect(await paypal.capture(providerId, "pay_1")).toMatchObject({ state: "succeeded" });
  expect(captures(fake)).toHaveLength(1);
});

test("a PayPal order is captured once for 20 concurrent calls, all with the same result", async () => {
  const { fake, paypal, providerId } = await approved();
  const all = await Promise.all(Array.from({ length: 20 }, () => paypal.capture(providerId, "pay_1")));
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(["succeeded"]));
  expect(captures(fake)).toHaveLength(1);
});

test("the PayPal capture does not capture an order again that was already captured", async () => {
  const { fake, paypal, providerId } = await approved();
  await paypal.capture(providerId, "pay_1");
  const operationCount = fake.operations.length;
  expect(await paypal.capture(providerId, "pay_1")).toMatchObject({ state: "succeeded" });
  expect(fake.operations.slice(operationCount)).toEqual(["find"]);
});

test("the PayPal capture rejects unapproved orders and orders of another payment", async () => {
  const { fake, paypal } = await startTestPayPal();
  const { providerId } = (await paypal.createPayment(samplePayment)).payment;
  await expect(paypal.capture(providerId, "pay_1")).rejects.toMatchObject({ failure: "not-confirmed" });
  fake.approve(providerId);
  await expect(paypal.capture(providerId, "pay_2")).rejects.toMatchObject({ code: "PAYMENT_MISMATCH" });
  expect(captures(fake)).toEqual([]);
});

test("the PayPal capture allows another approval after a declined capture", async () => {
  const { fake, paypal, providerId } = await approved("INSTRUMENT_DECLINED");
  expect(await paypal.capture(providerId, "pay_1")).toMatchObject({ state: "failed", failure: "declined" });
  expect(await paypal.fetchStatus(providerId)).toMatchObject({ state: "open" });
  fake.approve(providerId);
  expect(await paypal.capture(providerId, "pay_1")).toMatchObject({ state: "succeeded" });
});

test.each([
  ["COMPLETED", "succeeded"],
  ["DECLINED", "failed"],
] as const)(
  "the PayPal capture is processing while the bank decides, until it is %s",
  async (decided, state) => {
    const { fake, paypal, providerId } = await approved("PENDING");
    expect(await paypal.capture(providerId, "pay_1")).toMatchObject({ state: "processing" });
    fake.decide(providerId, decided);
    expect(await paypal.fetchStatus(providerId)).toMatchObject({ state });
  },
);

test("the PayPal capture fails with the reason when the bank declines", async () => {
  const { paypal, providerId } = await approved("DECLINED");
  expect(await paypal.capture(providerId, "pay_1")).toMatchObject({ state: "failed", failure: "declined" });
});

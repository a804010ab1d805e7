import { expect, test } from "vitest";
import { type FakePayPal, runPayPal, somePayment } from "@/backend/testing/fake-paypal/paypal-kit";
import type { Outcome } from "@/backend/testing/fake-paypal/fake-orders";

async function approved(outcome?: Outcome) {
  const { fake, paypal } = await runPayPal();
  const { providerId } = (await paypal.start(somePayment)).payment;
  fake.approve(providerId, outcome);
  return { fake, paypal, providerId };
}

const captures = (fake: FakePayPal) => [...fake.orders.values()].flatMap((order) => order.captures);

test.each(["lost", "late", "cut", "refused", "down", "busy", "inProgress", "silent"] as const)(
  "a capture that is %s takes the money once",
  async (fault) => {
    const { fake, paypal, providerId } = await approved();
    fake.fail("capture", fault);
    expect(await paypal.capture(providerId, "pay_1")).toMatchObject({ state: "succeeded", amount: 12_950 });
    expect(captures(fake)).toHaveLength(1);
  },
);

test("whose every answer is lost is read from the order", async () => {
  const { fake, paypal, providerId } = await approved();
  fake.fail("capture", "lost", "lost", "lost");
  expect(await paypal.capture(providerId, "pay_1")).toMatchObject({ state: "succeeded" });
  expect(captures(fake)).toHaveLength(1);
});

test("twenty at once take it once, and all are told the same", async () => {
  const { fake, paypal, providerId } = await approved();
  const all = await Promise.all(Array.from({ length: 20 }, () => paypal.capture(providerId, "pay_1")));
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(["succeeded"]));
  expect(captures(fake)).toHaveLength(1);
});

test("taken already is taken, whoever did it", async () => {
  const { fake, paypal, providerId } = await approved();
  await paypal.capture(providerId, "pay_1");
  const asked = fake.asked.length;
  expect(await paypal.capture(providerId, "pay_1")).toMatchObject({ state: "succeeded" });
  expect(fake.asked.slice(asked)).toEqual(["find"]);
});

test("nothing is taken that nobody has agreed to, or that another payment named", async () => {
  const { fake, paypal } = await runPayPal();
  const { providerId } = (await paypal.start(somePayment)).payment;
  await expect(paypal.capture(providerId, "pay_1")).rejects.toMatchObject({ failure: "not-confirmed" });
  fake.approve(providerId);
  await expect(paypal.capture(providerId, "pay_2")).rejects.toMatchObject({ code: "PAYMENT_MISMATCH" });
  expect(captures(fake)).toEqual([]);
});

test("a refused one can be agreed to again, by other means", async () => {
  const { fake, paypal, providerId } = await approved("INSTRUMENT_DECLINED");
  expect(await paypal.capture(providerId, "pay_1")).toMatchObject({ state: "failed", failure: "declined" });
  expect(await paypal.find(providerId)).toMatchObject({ state: "open" });
  fake.approve(providerId);
  expect(await paypal.capture(providerId, "pay_1")).toMatchObject({ state: "succeeded" });
});

test.each([
  ["COMPLETED", "succeeded"],
  ["DECLINED", "failed"],
] as const)("what the bank thinks over is processing, until it is %s", async (decided, state) => {
  const { fake, paypal, providerId } = await approved("PENDING");
  expect(await paypal.capture(providerId, "pay_1")).toMatchObject({ state: "processing" });
  fake.decide(providerId, decided);
  expect(await paypal.find(providerId)).toMatchObject({ state });
});

test("declined by the bank it has failed, and it is said why", async () => {
  const { paypal, providerId } = await approved("DECLINED");
  expect(await paypal.capture(providerId, "pay_1")).toMatchObject({ state: "failed", failure: "declined" });
});

import { expect, test } from "vitest";
import { runPayPal, somePayment } from "@/backend/testing/fake-paypal/paypal-kit";

async function paid() {
  const { fake, paypal } = await runPayPal();
  const { providerId } = (await paypal.start(somePayment)).payment;
  fake.approve(providerId);
  await paypal.capture(providerId, "pay_1");
  const part = (refundId: string, amount: number) => ({ refundId, providerId, amount, currency: "AUD" });
  return { fake, paypal, providerId, part };
}

test("in parts, and never more than was paid", async () => {
  const { paypal, providerId, part } = await paid();
  expect(await paypal.refund(part("ref_1", 5_000))).toMatchObject({ state: "succeeded" });
  expect(await paypal.find(providerId)).toMatchObject({ state: "succeeded", refunded: 5_000 });
  await expect(paypal.refund(part("ref_2", 7_951))).rejects.toMatchObject({ code: "REFUND_AMOUNT_EXCEEDED" });
  await paypal.refund(part("ref_3", 7_950));
  expect(await paypal.find(providerId)).toMatchObject({
    state: "succeeded",
    refunded: 12_950,
    amount: 12_950,
  });
  await expect(paypal.refund(part("ref_4", 1))).rejects.toMatchObject({ code: "CAPTURE_FULLY_REFUNDED" });
});

test.each(["lost", "late", "cut", "down", "busy"] as const)(
  "asked for and %s it is given once",
  async (fault) => {
    const { fake, paypal, providerId, part } = await paid();
    fake.fail("refund", fault);
    await paypal.refund(part("ref_1", 5_000));
    expect(await paypal.find(providerId)).toMatchObject({ refunded: 5_000 });
  },
);

test("a day later the same refund is still the same", async () => {
  const { fake, paypal, providerId, part } = await paid();
  const first = await paypal.refund(part("ref_1", 5_000));
  fake.later(24 * 60 * 60 * 1000);
  expect(await paypal.refund(part("ref_1", 5_000))).toEqual(first);
  expect(await paypal.find(providerId)).toMatchObject({ refunded: 5_000 });
});

test("whose every answer is lost is found by its id; one never asked for is not there", async () => {
  const { fake, paypal, part } = await paid();
  fake.fail("refund", "lost", "lost", "lost");
  await expect(paypal.refund(part("ref_1", 5_000))).rejects.toThrow("PayPal");
  expect(await paypal.findRefund(part("ref_1", 5_000))).toMatchObject({ state: "succeeded" });
  expect(await paypal.findRefund(part("ref_2", 5_000))).toBeUndefined();
});

test("on its way it counts as given; failed it does not", async () => {
  const { fake, paypal, providerId, part } = await paid();
  fake.nextRefund.status = "PENDING";
  expect(await paypal.refund(part("ref_1", 5_000))).toMatchObject({ state: "pending" });
  expect(await paypal.find(providerId)).toMatchObject({ refunded: 5_000 });
  fake.nextRefund.status = "FAILED";
  expect(await paypal.refund(part("ref_2", 1_000))).toMatchObject({ state: "failed" });
  expect(await paypal.find(providerId)).toMatchObject({ refunded: 5_000 });
});

test("of a payment that is not taken yet nothing is given back", async () => {
  const { paypal } = await runPayPal();
  const { providerId } = (await paypal.start(somePayment)).payment;
  const refund = { refundId: "ref_1", providerId, amount: 1, currency: "AUD" };
  await expect(paypal.refund(refund)).rejects.toMatchObject({ code: "NOTHING_CAPTURED" });
});

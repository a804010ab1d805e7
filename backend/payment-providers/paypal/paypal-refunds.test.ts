import { expect, test } from "vitest";
import { startTestPayPal, samplePayment } from "@/backend/testing/fake-paypal/paypal-setup";

async function paid() {
  const { fake, paypal } = await startTestPayPal();
  const { providerId } = (await paypal.createPayment(samplePayment)).payment;
  fake.approve(providerId);
  await paypal.capture(providerId, "pay_1");
  const part = (refundId: string, amount: number) => ({ refundId, providerId, amount, currency: "AUD" });
  return { fake, paypal, providerId, part };
}

test("the PayPal provider refunds a payment in parts, and never more than was paid", async () => {
  const { paypal, providerId, part } = await paid();
  expect(await paypal.refund(part("ref_1", 5_000))).toMatchObject({ state: "succeeded" });
  expect(await paypal.fetchStatus(providerId)).toMatchObject({ state: "succeeded", refunded: 5_000 });
  await expect(paypal.refund(part("ref_2", 7_951))).rejects.toMatchObject({ code: "REFUND_AMOUNT_EXCEEDED" });
  await paypal.refund(part("ref_3", 7_950));
  expect(await paypal.fetchStatus(providerId)).toMatchObject({
    state: "succeeded",
    refunded: 12_950,
    amount: 12_950,
  });
  await expect(paypal.refund(part("ref_4", 1))).rejects.toMatchObject({ code: "CAPTURE_FULLY_REFUNDED" });
});

test.each(["lost", "late", "cut", "down", "busy"] as const)(
  "a PayPal payment is refunded once when the request is %s",
  async (fault) => {
    const { fake, paypal, providerId, part } = await paid();
    fake.fail("refund", fault);
    await paypal.refund(part("ref_1", 5_000));
    expect(await paypal.fetchStatus(providerId)).toMatchObject({ refunded: 5_000 });
  },
);

test("a PayPal refund is idempotent after the request id has expired", async () => {
  const { fake, paypal, providerId, part } = await paid();
  const first = await paypal.refund(part("ref_1", 5_000));
  fake.later(24 * 60 * 60 * 1000);
  expect(await paypal.refund(part("ref_1", 5_000))).toEqual(first);
  expect(await paypal.fetchStatus(providerId)).toMatchObject({ refunded: 5_000 });
});

test("a PayPal refund is found by its id when all responses were lost", async () => {
  const { fake, paypal, part } = await paid();
  fake.fail("refund", "lost", "lost", "lost");
  await expect(paypal.refund(part("ref_1", 5_000))).rejects.toThrow("PayPal");
  expect(await paypal.fetchRefund(part("ref_1", 5_000))).toMatchObject({ state: "succeeded" });
  expect(await paypal.fetchRefund(part("ref_2", 5_000))).toBeUndefined();
});

test("the PayPal provider counts pending refunds as refunded, but not failed ones", async () => {
  const { fake, paypal, providerId, part } = await paid();
  fake.nextRefund.status = "PENDING";
  expect(await paypal.refund(part("ref_1", 5_000))).toMatchObject({ state: "pending" });
  expect(await paypal.fetchStatus(providerId)).toMatchObject({ refunded: 5_000 });
  fake.nextRefund.status = "FAILED";
  expect(await paypal.refund(part("ref_2", 1_000))).toMatchObject({ state: "failed" });
  expect(await paypal.fetchStatus(providerId)).toMatchObject({ refunded: 5_000 });
});

test("a PayPal refund before the capture is rejected", async () => {
  const { paypal } = await startTestPayPal();
  const { providerId } = (await paypal.createPayment(samplePayment)).payment;
  const refund = { refundId: "ref_1", providerId, amount: 1, currency: "AUD" };
  await expect(paypal.refund(refund)).rejects.toMatchObject({ code: "NOTHING_CAPTURED" });
});

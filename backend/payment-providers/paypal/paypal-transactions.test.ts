import { expect, it } from "vitest";
import { samplePayment, startTestPayPal } from "@/backend/testing/fake-paypal/paypal-setup";

async function paid() {
  const { fake, paypal } = await startTestPayPal();
  const { providerId } = (await paypal.createPayment(samplePayment)).payment;
  fake.approve(providerId);
  await paypal.capture(providerId, "pay_1");
  return { fake, paypal, providerId, captureId: fake.orders.get(providerId)?.captures[0]?.id ?? "" };
}

it("the PayPal provider lists captures and refunds, and finds the order of a refund made at PayPal", async () => {
  const { fake, paypal, providerId, captureId } = await paid();
  await paypal.refund({ refundId: "ref_1", providerId, amount: 2_000, currency: "AUD" });
  fake.refundByHand(captureId, { amount: { value: "5.00", currency_code: "AUD" } });
  const period = { from: new Date(fake.now() - 60_000), to: new Date(fake.now() + 60_000) };
  expect(await collect(paypal.listTransactions(period))).toMatchObject([
    { kind: "payment", amount: 12_950, currency: "AUD", paymentId: "pay_1" },
    { kind: "refund", amount: -2_000, refundId: "ref_1" },
    { kind: "refund", amount: -500, providerId },
  ]);
  expect(await paypal.fetchStatus(providerId)).toMatchObject({ refunded: 2_500 });
});

it("the PayPal provider returns the order of a dispute webhook, and fetches its state", async () => {
  const { fake, paypal, providerId } = await paid();
  const dispute = fake.openDispute(providerId);
  const { headers, rawBody } = fake.disputeMessage("CUSTOMER.DISPUTE.CREATED", dispute);
  expect(await paypal.parseWebhook(headers, rawBody)).toMatchObject({ providerId, disputeId: dispute.id });
  expect(await paypal.fetchDispute(dispute.id)).toMatchObject({ state: "open", amount: 12_950 });
  Object.assign(dispute, { status: "RESOLVED", outcome: "RESOLVED_BUYER_FAVOUR" });
  expect(await paypal.fetchDispute(dispute.id)).toMatchObject({ state: "lost" });
  dispute.outcome = "RESOLVED_SELLER_FAVOUR";
  expect(await paypal.fetchDispute(dispute.id)).toMatchObject({ state: "won" });
});

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

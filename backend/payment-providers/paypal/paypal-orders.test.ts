import { expect, test } from "vitest";
import {
  createTestProvider,
  startTestPayPal,
  samplePayment,
} from "@/backend/testing/fake-paypal/paypal-setup";
import { ProviderRejectedError, ProviderUnknownError } from "@/backend/payment-providers/payment-provider";

test("creates, approves and captures an order", async () => {
  const { fake, paypal } = await startTestPayPal();
  const { payment, clientSecret } = await paypal.createPayment(samplePayment);
  expect(clientSecret).toBeUndefined();
  expect(payment).toEqual({
    providerId: expect.stringMatching(/^[A-Z0-9]{17}$/),
    paymentId: "pay_1",
    state: "open",
    amount: 12_950,
    currency: "AUD",
    refunded: 0,
  });
  fake.approve(payment.providerId);
  expect(await paypal.fetchStatus(payment.providerId)).toMatchObject({ state: "approved" });
  expect(await paypal.capture(payment.providerId, "pay_1")).toMatchObject({
    state: "succeeded",
    amount: 12_950,
  });
});

test("the PayPal provider sends zero-decimal currencies without decimals", async () => {
  const { fake, paypal } = await startTestPayPal();
  const { payment } = await paypal.createPayment({ ...samplePayment, amount: 12_950, currency: "JPY" });
  expect(payment).toMatchObject({ amount: 12_950, currency: "JPY" });
  expect([...fake.orders.values()]).toMatchObject([{ amount: 12_950, currency: "JPY" }]);
});

test("the PayPal provider shares one access token and renews it when it expires", async () => {
  const { fake, paypal } = await startTestPayPal();
  const requests = [1, 2, 3].map((n) => paypal.createPayment({ ...samplePayment, paymentId: `pay_${n}` }));
  const [first] = await Promise.all(requests);
  expect(fake.operations.filter((operation) => operation === "token")).toHaveLength(1);
  fake.fail("find", "unauthorized");
  expect(await paypal.fetchStatus(first?.payment.providerId ?? "")).toMatchObject({ state: "open" });
  expect(fake.operations.filter((operation) => operation === "token")).toHaveLength(2);
  fake.later(10 * 60 * 60 * 1000);
  await paypal.fetchStatus(first?.payment.providerId ?? "");
  expect(fake.operations.filter((operation) => operation === "token")).toHaveLength(3);
});

test.each(["lost", "late", "cut", "refused", "down", "busy", "silent"] as const)(
  "the PayPal provider creates one order when the request is %s",
  async (fault) => {
    const { fake, paypal } = await startTestPayPal();
    fake.fail("create", fault);
    const { payment } = await paypal.createPayment(samplePayment);
    expect([...fake.orders.keys()]).toEqual([payment.providerId]);
  },
);

test("the PayPal provider recovers a payment by id when all responses were lost", async () => {
  const { fake, paypal } = await startTestPayPal();
  fake.fail("create", "lost", "lost", "lost");
  await expect(paypal.createPayment(samplePayment)).rejects.toBeInstanceOf(ProviderUnknownError);
  expect(await paypal.fetchStatusByPaymentId("pay_1")).toMatchObject({ state: "open", amount: 12_950 });
  expect(fake.orders.size).toBe(1);
});

test("the PayPal provider gets the same order from another process, although it cannot look it up", async () => {
  const { fake, paypal } = await startTestPayPal();
  fake.fail("create", "lost", "lost", "lost");
  await expect(paypal.createPayment(samplePayment)).rejects.toBeInstanceOf(ProviderUnknownError);
  const otherProcess = createTestProvider(fake);
  expect(await otherProcess.fetchStatusByPaymentId("pay_1")).toBeUndefined();
  await otherProcess.createPayment(samplePayment);
  expect(fake.orders.size).toBe(1);
});

test("the PayPal provider captures only one of two orders created after the request id has expired", async () => {
  const { fake, paypal } = await startTestPayPal();
  const first = await paypal.createPayment(samplePayment);
  fake.later(7 * 60 * 60 * 1000);
  const second = await createTestProvider(fake).createPayment(samplePayment);
  expect(second.payment.providerId).not.toBe(first.payment.providerId);
  for (const { payment } of [first, second]) fake.approve(payment.providerId);
  await paypal.capture(first.payment.providerId, "pay_1");
  await expect(paypal.capture(second.payment.providerId, "pay_1")).rejects.toMatchObject({
    code: "DUPLICATE_INVOICE_ID",
  });
});

test("the PayPal provider updates the order when it is created again with another amount", async () => {
  const { fake, paypal } = await startTestPayPal();
  await paypal.createPayment(samplePayment);
  const { payment } = await paypal.createPayment({ ...samplePayment, amount: 9_900 });
  expect(payment).toMatchObject({ state: "open", amount: 9_900 });
  expect([...fake.orders.values()].map(({ amount }) => amount)).toEqual([9_900]);
});

test("the PayPal provider does not change a payment when fetching it", async () => {
  const { paypal } = await startTestPayPal();
  const { providerId } = (await paypal.createPayment(samplePayment)).payment;
  await paypal.updatePayment(providerId, 5_000, "AUD", "k");
  expect(await paypal.fetchStatusByPaymentId("pay_1")).toMatchObject({ providerId, amount: 5_000 });
});

test("the PayPal provider changes the amount only before approval and within one currency", async () => {
  const { fake, paypal } = await startTestPayPal();
  const { providerId } = (await paypal.createPayment(samplePayment)).payment;
  fake.fail("patch", "lost");
  expect((await paypal.updatePayment(providerId, 5_000, "AUD", "k")).payment.amount).toBe(5_000);
  await expect(paypal.updatePayment(providerId, 5_000, "USD", "k")).rejects.toMatchObject({
    code: "NOT_PATCHABLE",
  });
  fake.approve(providerId);
  await expect(paypal.updatePayment(providerId, 6_000, "AUD", "k")).rejects.toMatchObject({
    code: "NOT_PATCHABLE",
  });
  expect((await paypal.updatePayment(providerId, 5_000, "AUD", "k")).payment.state).toBe("approved");
});

test("the PayPal provider does not retry rejected requests", async () => {
  const { fake, paypal } = await startTestPayPal();
  const error = await paypal
    .createPayment({ ...samplePayment, email: "no address" })
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProviderRejectedError);
  expect(error).toMatchObject({ code: "INVALID_PARAMETER_SYNTAX", failure: "other" });
  expect(fake.operations.filter((operation) => operation === "create")).toHaveLength(1);
});

test("the PayPal provider reports cancelled and expired orders as cancelled", async () => {
  const { fake, paypal } = await startTestPayPal();
  const { providerId } = (await paypal.createPayment(samplePayment)).payment;
  expect(await paypal.cancel(providerId)).toMatchObject({ state: "cancelled" });
  fake.expire(providerId);
  expect(await paypal.fetchStatus(providerId)).toMatchObject({ state: "cancelled" });
  expect(await paypal.cancel(providerId)).toMatchObject({ state: "cancelled" });
  await expect(paypal.updatePayment(providerId, 1, "AUD", "k")).rejects.toMatchObject({ failure: "expired" });
  await expect(paypal.capture(providerId, "pay_1")).rejects.toMatchObject({ failure: "expired" });
});

test("the PayPal provider does not cancel a paid order", async () => {
  const { fake, paypal } = await startTestPayPal();
  const { providerId } = (await paypal.createPayment(samplePayment)).payment;
  fake.approve(providerId);
  await paypal.capture(providerId, "pay_1");
  expect(await paypal.cancel(providerId)).toMatchObject({ state: "succeeded" });
});

test("the PayPal provider treats redirects as unknown", async () => {
  const { fake, paypal } = await startTestPayPal();
  const { providerId } = (await paypal.createPayment(samplePayment)).payment;
  fake.fail("find", "redirect", "redirect", "redirect");
  await expect(paypal.fetchStatus(providerId)).rejects.toBeInstanceOf(ProviderUnknownError);
});

test("the PayPal provider lists payments by the stored ids", async () => {
  const { fake, paypal } = await startTestPayPal();
  const openId = (await paypal.createPayment(samplePayment)).payment.providerId;
  const expiredId = (await paypal.createPayment({ ...samplePayment, paymentId: "pay_2" })).payment.providerId;
  fake.expire(expiredId);
  fake.fail("find", "down", "down", "down");
  const listed = [];
  for await (const payment of createTestProvider(fake, async () => [
    "UNREADABLE",
    openId,
    expiredId,
  ]).listPaymentsSince(new Date(0)))
    listed.push(payment);
  expect(listed).toMatchObject([
    { providerId: openId, paymentId: "pay_1", state: "open" },
    { providerId: expiredId, state: "cancelled" },
  ]);
});

import { expect, test } from "vitest";
import { connect, runPayPal, somePayment } from "@/backend/testing/fake-paypal/paypal-kit";
import { ProviderRefusal, ProviderUnknown } from "@/backend/payments/port";

test("an order is begun, agreed to and captured by the server", async () => {
  const { fake, paypal } = await runPayPal();
  const { payment, clientSecret } = await paypal.start(somePayment);
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
  expect(await paypal.find(payment.providerId)).toMatchObject({ state: "approved" });
  expect(await paypal.capture(payment.providerId, "pay_1")).toMatchObject({
    state: "succeeded",
    amount: 12_950,
  });
});

test("currencies without places are told without", async () => {
  const { fake, paypal } = await runPayPal();
  const { payment } = await paypal.start({ ...somePayment, amount: 12_950, currency: "JPY" });
  expect(payment).toMatchObject({ amount: 12_950, currency: "JPY" });
  expect([...fake.orders.values()]).toMatchObject([{ amount: 12_950, currency: "JPY" }]);
});

test("one token serves all calls, and another is asked for when it has ended", async () => {
  const { fake, paypal } = await runPayPal();
  const begun = [1, 2, 3].map((n) => paypal.start({ ...somePayment, paymentId: `pay_${n}` }));
  const [first] = await Promise.all(begun);
  expect(fake.asked.filter((operation) => operation === "token")).toHaveLength(1);
  fake.fail("find", "unauthorized");
  expect(await paypal.find(first?.payment.providerId ?? "")).toMatchObject({ state: "open" });
  expect(fake.asked.filter((operation) => operation === "token")).toHaveLength(2);
  fake.later(10 * 60 * 60 * 1000);
  await paypal.find(first?.payment.providerId ?? "");
  expect(fake.asked.filter((operation) => operation === "token")).toHaveLength(3);
});

test.each(["lost", "late", "cut", "refused", "down", "busy", "silent"] as const)(
  "a beginning that is %s is one order",
  async (fault) => {
    const { fake, paypal } = await runPayPal();
    fake.fail("create", fault);
    const { payment } = await paypal.start(somePayment);
    expect([...fake.orders.keys()]).toEqual([payment.providerId]);
  },
);

test("whose every answer is lost is found again under its payment", async () => {
  const { fake, paypal } = await runPayPal();
  fake.fail("create", "lost", "lost", "lost");
  await expect(paypal.start(somePayment)).rejects.toBeInstanceOf(ProviderUnknown);
  expect(await paypal.findByPayment("pay_1")).toMatchObject({ state: "open", amount: 12_950 });
  expect(fake.orders.size).toBe(1);
});

test("another program finds nothing, begins under the same id and gets the same order", async () => {
  const { fake, paypal } = await runPayPal();
  fake.fail("create", "lost", "lost", "lost");
  await expect(paypal.start(somePayment)).rejects.toBeInstanceOf(ProviderUnknown);
  const afterwards = connect(fake);
  expect(await afterwards.findByPayment("pay_1")).toBeUndefined();
  await afterwards.start(somePayment);
  expect(fake.orders.size).toBe(1);
});

test("six hours later the id is forgotten: a second order, of which only one can be captured", async () => {
  const { fake, paypal } = await runPayPal();
  const first = await paypal.start(somePayment);
  fake.later(7 * 60 * 60 * 1000);
  const second = await connect(fake).start(somePayment);
  expect(second.payment.providerId).not.toBe(first.payment.providerId);
  for (const { payment } of [first, second]) fake.approve(payment.providerId);
  await paypal.capture(first.payment.providerId, "pay_1");
  await expect(paypal.capture(second.payment.providerId, "pay_1")).rejects.toMatchObject({
    code: "DUPLICATE_INVOICE_ID",
  });
});

test("begun again at another price it is the same order at the new one", async () => {
  const { fake, paypal } = await runPayPal();
  await paypal.start(somePayment);
  const { payment } = await paypal.start({ ...somePayment, amount: 9_900 });
  expect(payment).toMatchObject({ state: "open", amount: 9_900 });
  expect([...fake.orders.values()].map(({ amount }) => amount)).toEqual([9_900]);
});

test("looking a payment up changes nothing about it", async () => {
  const { paypal } = await runPayPal();
  const { providerId } = (await paypal.start(somePayment)).payment;
  await paypal.change(providerId, 5_000, "AUD", "k");
  expect(await paypal.findByPayment("pay_1")).toMatchObject({ providerId, amount: 5_000 });
});

test("its price changes while nobody has agreed, and only then", async () => {
  const { fake, paypal } = await runPayPal();
  const { providerId } = (await paypal.start(somePayment)).payment;
  fake.fail("patch", "lost");
  expect((await paypal.change(providerId, 5_000, "AUD", "k")).payment.amount).toBe(5_000);
  await expect(paypal.change(providerId, 5_000, "USD", "k")).rejects.toMatchObject({ code: "NOT_PATCHABLE" });
  fake.approve(providerId);
  await expect(paypal.change(providerId, 6_000, "AUD", "k")).rejects.toMatchObject({ code: "NOT_PATCHABLE" });
  expect((await paypal.change(providerId, 5_000, "AUD", "k")).payment.state).toBe("approved");
});

test("what PayPal refuses is a refusal, and is not asked again", async () => {
  const { fake, paypal } = await runPayPal();
  const error = await paypal
    .start({ ...somePayment, email: "no address" })
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProviderRefusal);
  expect(error).toMatchObject({ code: "INVALID_PARAMETER_SYNTAX", failure: "other" });
  expect(fake.asked.filter((operation) => operation === "create")).toHaveLength(1);
});

test("an order nobody paid ends by itself, and one given up is only forgotten", async () => {
  const { fake, paypal } = await runPayPal();
  const { providerId } = (await paypal.start(somePayment)).payment;
  expect(await paypal.cancel(providerId)).toMatchObject({ state: "cancelled" });
  fake.expire(providerId);
  expect(await paypal.find(providerId)).toMatchObject({ state: "cancelled" });
  expect(await paypal.cancel(providerId)).toMatchObject({ state: "cancelled" });
  await expect(paypal.change(providerId, 1, "AUD", "k")).rejects.toMatchObject({ failure: "expired" });
  await expect(paypal.capture(providerId, "pay_1")).rejects.toMatchObject({ failure: "expired" });
});

test("one that was paid meanwhile is not given up", async () => {
  const { fake, paypal } = await runPayPal();
  const { providerId } = (await paypal.start(somePayment)).payment;
  fake.approve(providerId);
  await paypal.capture(providerId, "pay_1");
  expect(await paypal.cancel(providerId)).toMatchObject({ state: "succeeded" });
});

test("no redirect is followed: that is no answer", async () => {
  const { fake, paypal } = await runPayPal();
  const { providerId } = (await paypal.start(somePayment)).payment;
  fake.fail("find", "redirect", "redirect", "redirect");
  await expect(paypal.find(providerId)).rejects.toBeInstanceOf(ProviderUnknown);
});

test("PayPal lists nothing: what it has is asked of what was begun here", async () => {
  const { fake, paypal } = await runPayPal();
  const kept = (await paypal.start(somePayment)).payment.providerId;
  const gone = (await paypal.start({ ...somePayment, paymentId: "pay_2" })).payment.providerId;
  fake.expire(gone);
  fake.fail("find", "down", "down", "down");
  const listed = [];
  for await (const payment of connect(fake, async () => ["UNREADABLE", kept, gone]).listSince(new Date(0)))
    listed.push(payment);
  expect(listed).toMatchObject([
    { providerId: kept, paymentId: "pay_1", state: "open" },
    { providerId: gone, state: "cancelled" },
  ]);
});

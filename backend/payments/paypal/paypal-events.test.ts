import { expect, test } from "vitest";
import { fakeKeys } from "@/backend/testing/fake-paypal/fake-paypal";
import { makeCertificate } from "@/backend/testing/fake-paypal/make-certificate";
import { bookInMemory, connect, runPayPal, somePayment } from "@/backend/testing/fake-paypal/paypal-kit";
import { ProviderRefusal, ProviderUnknown } from "@/backend/payments/port";
import { makePayPal } from "./paypal-provider";

async function paid() {
  const { fake, paypal } = await runPayPal();
  const { providerId } = (await paypal.start(somePayment)).payment;
  fake.approve(providerId);
  await paypal.capture(providerId, "pay_1");
  return { fake, paypal, providerId };
}

test("a message names the order it is about, however it is told", async () => {
  const { fake, paypal, providerId } = await paid();
  await paypal.refund({ refundId: "ref_1", providerId, amount: 100, currency: "AUD" });
  for (const kind of ["CHECKOUT.ORDER.APPROVED", "PAYMENT.CAPTURE.COMPLETED", "PAYMENT.CAPTURE.REFUNDED"]) {
    const { headers, rawBody } = fake.message(kind, providerId);
    const event = await paypal.readEvent(headers, rawBody);
    expect(event).toEqual({ eventId: `WH-${kind}-${providerId}`, kind, providerId });
  }
});

test("one about something else is read, and is about nothing of ours", async () => {
  const { fake, paypal } = await runPayPal();
  const body = { id: "WH-1", event_type: "CUSTOMER.DISPUTE.CREATED", resource: { dispute_id: "PP-1" } };
  const { headers, rawBody } = fake.signer.signMessage(body, fake.certificateUrl);
  expect(await paypal.readEvent(headers, rawBody)).toMatchObject({ eventId: "WH-1", providerId: undefined });
});

test("a changed byte, a re-written body or another webhook's signature is refused", async () => {
  const { fake, paypal, providerId } = await paid();
  const { headers, rawBody } = fake.message("PAYMENT.CAPTURE.COMPLETED", providerId);
  const forged: [Record<string, string>, string][] = [
    [headers, `${rawBody} `],
    [headers, JSON.stringify(JSON.parse(rawBody), null, 1)],
    [{ ...headers, "paypal-transmission-time": "2026-11-02T00:00:00Z" }, rawBody],
    [{ ...headers, "paypal-transmission-id": "another" }, rawBody],
    [{ ...headers, "paypal-transmission-sig": "AAAA" }, rawBody],
    [{ ...headers, "paypal-auth-algo": "SHA1withRSA" }, rawBody],
    [{ ...headers, "paypal-transmission-sig": "" }, rawBody],
    [{}, rawBody],
  ];
  for (const [given, body] of forged)
    await expect(paypal.readEvent(given, body)).rejects.toBeInstanceOf(ProviderRefusal);
  expect(await paypal.readEvent(headers, rawBody)).toMatchObject({ providerId });
});

test("a certificate is fetched once, and only from where PayPal keeps them", async () => {
  const { fake, paypal, providerId } = await paid();
  const { headers, rawBody } = fake.message("PAYMENT.CAPTURE.COMPLETED", providerId);
  await Promise.all([paypal.readEvent(headers, rawBody), paypal.readEvent(headers, rawBody)]);
  await paypal.readEvent(headers, rawBody);
  expect(fake.asked.filter((operation) => operation === "certificate")).toHaveLength(1);
});

const elsewhere = [
  "http://api.sandbox.paypal.com/v1/notifications/certs/CERT-1",
  "https://api.sandbox.paypal.com.evil.test/v1/notifications/certs/CERT-1",
  "https://evil.test/v1/notifications/certs/CERT-1",
  "https://api.sandbox.paypal.com@evil.test/v1/notifications/certs/CERT-1",
  "https://user:word@api.sandbox.paypal.com/v1/notifications/certs/CERT-1",
  "https://api.sandbox.paypal.com:8443/v1/notifications/certs/CERT-1",
  "https://api.sandbox.paypal.com/v1/notifications/certs/../../../CERT-1",
  "https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1?x=1",
  "https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1#x",
  "https://api.sandbox.paypal.com/v1/notifications/certs/CERT-1/more",
  "https://api.sandbox.paypal.com/v1/notifications/certs/%43ERT-1",
  "https://API.sandbox.paypal.com/v1/notifications/certs/CERT-1",
  // The real one, which does not sign for the sandbox.
  "https://api.paypal.com/v1/notifications/certs/CERT-1",
  "http://169.254.169.254/v1/notifications/certs/CERT-1",
  "file:///v1/notifications/certs/CERT-1",
  "no address",
];

test.each(elsewhere)("nothing is fetched from %s", async (address) => {
  const { fake, paypal } = await runPayPal();
  const { headers, rawBody } = fake.signer.signMessage({ id: "WH-1", event_type: "X" }, address);
  await expect(paypal.readEvent(headers, rawBody)).rejects.toMatchObject({ code: "CERTIFICATE_ADDRESS" });
  expect(fake.asked).toEqual([]);
});

const signerName = "messageverificationcerts.sandbox.paypal.com";
const day = 24 * 60 * 60 * 1000;

test("who signs must be vouched for, be PayPal, and be so today", async () => {
  const { fake, paypal } = await runPayPal();
  const { middle } = fake.signer;
  const stranger = makeCertificate({ name: "Root of the tests", isAuthority: true });
  const mailer = makeCertificate({ name: "mail.example.test", issuer: middle });
  const past = { from: new Date(Date.now() - 9 * day), to: new Date(Date.now() - day) };
  const wrong = [
    ["alone", makeCertificate({ name: signerName })],
    ["a stranger's", makeCertificate({ name: signerName, issuer: stranger }), stranger],
    ["not PayPal", makeCertificate({ name: "shop.example.test", issuer: middle }), middle],
    [
      "PayPal's other side",
      makeCertificate({ name: "messageverificationcerts.paypal.com", issuer: middle }),
      middle,
    ],
    ["of somebody who may not issue", makeCertificate({ name: signerName, issuer: mailer }), mailer, middle],
    ["without its issuer", makeCertificate({ name: signerName, issuer: middle })],
    ["ended", makeCertificate({ name: signerName, issuer: middle, ...past }), middle],
  ] as const;
  for (const [why, leaf, ...others] of wrong) {
    fake.certificates.set("CERT-wrong", [leaf, ...others].map(({ pem }) => pem).join(""));
    const address = `${fake.url}/v1/notifications/certs/CERT-wrong`;
    const { headers, rawBody } = fake.signer.signMessage({ id: "WH-1", event_type: "X" }, address, leaf);
    await expect(paypal.readEvent(headers, rawBody), why).rejects.toMatchObject({
      code: expect.stringMatching(/^CERTIFICATE_(NAME|CHAIN)$/),
    });
  }
});

test("whom nobody in the world vouches for is refused without a root of the tests'", async () => {
  const { fake, providerId } = await paid();
  const settings = { ...fakeKeys, environment: "sandbox", apiBase: fake.url } as const;
  const paypal = makePayPal({ settings, begunSince: async () => [], book: bookInMemory() });
  const { headers, rawBody } = fake.message("PAYMENT.CAPTURE.COMPLETED", providerId);
  await expect(paypal.readEvent(headers, rawBody)).rejects.toMatchObject({ code: "CERTIFICATE_CHAIN" });
});

test("no certificate to be had now: it may be PayPal, and is told again", async () => {
  const { fake, providerId } = await paid();
  const { headers, rawBody } = fake.message("PAYMENT.CAPTURE.COMPLETED", providerId);
  fake.fail("certificate", "down", "refused", "redirect");
  const paypal = connect(fake);
  for (const _ of ["down", "refused", "redirect"])
    await expect(paypal.readEvent(headers, rawBody)).rejects.toBeInstanceOf(ProviderUnknown);
  expect(await paypal.readEvent(headers, rawBody)).toMatchObject({ providerId });
});

test("whoever names new certificates all the time is not fetched for", async () => {
  const { fake, paypal } = await runPayPal();
  const results = [];
  for (let n = 0; n < 30; n++) {
    const address = `${fake.url}/v1/notifications/certs/CERT-${n}`;
    const { headers, rawBody } = fake.signer.signMessage({ id: "WH-1", event_type: "X" }, address);
    results.push(await paypal.readEvent(headers, rawBody).catch((error: unknown) => error));
  }
  expect(fake.asked.length).toBeLessThanOrEqual(20);
  expect(results.at(-1)).toBeInstanceOf(ProviderUnknown);
});

import { expect, test } from "vitest";
import { fakeCredentials } from "@/backend/testing/fake-paypal/fake-paypal";
import { createCertificate } from "@/backend/testing/fake-paypal/make-certificate";
import {
  createMemoryPlanBook,
  createTestProvider,
  startTestPayPal,
  samplePayment,
} from "@/backend/testing/fake-paypal/paypal-setup";
import { ProviderRejectedError, ProviderUnknownError } from "@/backend/payment-providers/payment-provider";
import { createPayPalProvider } from "./paypal-provider";

async function paid() {
  const { fake, paypal } = await startTestPayPal();
  const { providerId } = (await paypal.createPayment(samplePayment)).payment;
  fake.approve(providerId);
  await paypal.capture(providerId, "pay_1");
  return { fake, paypal, providerId };
}

test("the PayPal webhook reader maps order, capture and refund webhooks to the order", async () => {
  const { fake, paypal, providerId } = await paid();
  await paypal.refund({ refundId: "ref_1", providerId, amount: 100, currency: "AUD" });
  for (const kind of ["CHECKOUT.ORDER.APPROVED", "PAYMENT.CAPTURE.COMPLETED", "PAYMENT.CAPTURE.REFUNDED"]) {
    const { headers, rawBody } = fake.message(kind, providerId);
    const event = await paypal.parseWebhook(headers, rawBody);
    expect(event).toEqual({ eventId: `WH-${kind}-${providerId}`, kind, providerId });
  }
});

test("the PayPal webhook reader accepts webhooks about other objects without a payment id", async () => {
  const { fake, paypal } = await startTestPayPal();
  const body = { id: "WH-1", event_type: "CUSTOMER.DISPUTE.CREATED", resource: { dispute_id: "PP-1" } };
  const { headers, rawBody } = fake.signer.signMessage(body, fake.certificateUrl);
  expect(await paypal.parseWebhook(headers, rawBody)).toMatchObject({
    eventId: "WH-1",
    providerId: undefined,
  });
});

test("the PayPal webhook reader rejects modified bodies, headers and signatures", async () => {
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
  for (const [forgedHeaders, body] of forged)
    await expect(paypal.parseWebhook(forgedHeaders, body)).rejects.toBeInstanceOf(ProviderRejectedError);
  expect(await paypal.parseWebhook(headers, rawBody)).toMatchObject({ providerId });
});

test("the PayPal webhook reader fetches each certificate once", async () => {
  const { fake, paypal, providerId } = await paid();
  const { headers, rawBody } = fake.message("PAYMENT.CAPTURE.COMPLETED", providerId);
  await Promise.all([paypal.parseWebhook(headers, rawBody), paypal.parseWebhook(headers, rawBody)]);
  await paypal.parseWebhook(headers, rawBody);
  expect(fake.operations.filter((operation) => operation === "certificate")).toHaveLength(1);
});

const invalidUrls = [
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
  // The production host, which does not sign for the sandbox.
  "https://api.paypal.com/v1/notifications/certs/CERT-1",
  "http://169.254.169.254/v1/notifications/certs/CERT-1",
  "file:///v1/notifications/certs/CERT-1",
  "not a URL",
];

test.each(invalidUrls)(
  "the PayPal webhook reader rejects the certificate URL %s without fetching it",
  async (address) => {
    const { fake, paypal } = await startTestPayPal();
    const { headers, rawBody } = fake.signer.signMessage({ id: "WH-1", event_type: "X" }, address);
    await expect(paypal.parseWebhook(headers, rawBody)).rejects.toMatchObject({
      code: "CERTIFICATE_ADDRESS",
    });
    expect(fake.operations).toEqual([]);
  },
);

const signerName = "messageverificationcerts.sandbox.paypal.com";
const day = 24 * 60 * 60 * 1000;

// Creates many RSA keys, which can be slow on a busy machine.
test(
  "the PayPal webhook reader rejects certificates that are untrusted, expired or not PayPal's",
  { timeout: 30_000 },
  async () => {
    const { fake, paypal } = await startTestPayPal();
    const { middle } = fake.signer;
    const untrustedRoot = createCertificate({ name: "Root of the tests", isAuthority: true });
    const mailer = createCertificate({ name: "mail.example.test", issuer: middle });
    const past = { from: new Date(Date.now() - 9 * day), to: new Date(Date.now() - day) };
    const invalid = [
      ["self-signed", createCertificate({ name: signerName })],
      [
        "issued by an untrusted root",
        createCertificate({ name: signerName, issuer: untrustedRoot }),
        untrustedRoot,
      ],
      ["another name", createCertificate({ name: "shop.example.test", issuer: middle }), middle],
      [
        "production name in the sandbox",
        createCertificate({ name: "messageverificationcerts.paypal.com", issuer: middle }),
        middle,
      ],
      [
        "issued by a certificate that is no CA",
        createCertificate({ name: signerName, issuer: mailer }),
        mailer,
        middle,
      ],
      ["missing issuer", createCertificate({ name: signerName, issuer: middle })],
      ["expired", createCertificate({ name: signerName, issuer: middle, ...past }), middle],
    ] as const;
    for (const [reason, leaf, ...others] of invalid) {
      fake.certificates.set("CERT-wrong", [leaf, ...others].map(({ pem }) => pem).join(""));
      const address = `${fake.url}/v1/notifications/certs/CERT-wrong`;
      const { headers, rawBody } = fake.signer.signMessage({ id: "WH-1", event_type: "X" }, address, leaf);
      await expect(paypal.parseWebhook(headers, rawBody), reason).rejects.toMatchObject({
        code: expect.stringMatching(/^CERTIFICATE_(NAME|CHAIN)$/),
      });
    }
  },
);

test("the PayPal webhook reader trusts only Node's root certificates by default", async () => {
  const { fake, providerId } = await paid();
  const settings = { ...fakeCredentials, environment: "sandbox", apiBase: fake.url } as const;
  const paypal = createPayPalProvider({
    settings,
    listOrderIdsSince: async () => [],
    planStore: createMemoryPlanBook(),
  });
  const { headers, rawBody } = fake.message("PAYMENT.CAPTURE.COMPLETED", providerId);
  await expect(paypal.parseWebhook(headers, rawBody)).rejects.toMatchObject({ code: "CERTIFICATE_CHAIN" });
});

test("the PayPal webhook reader reports an unreachable certificate as unknown, so that PayPal sends the webhook again", async () => {
  const { fake, providerId } = await paid();
  const { headers, rawBody } = fake.message("PAYMENT.CAPTURE.COMPLETED", providerId);
  fake.fail("certificate", "down", "refused", "redirect");
  const paypal = createTestProvider(fake);
  for (const _ of ["down", "refused", "redirect"])
    await expect(paypal.parseWebhook(headers, rawBody)).rejects.toBeInstanceOf(ProviderUnknownError);
  expect(await paypal.parseWebhook(headers, rawBody)).toMatchObject({ providerId });
});

test("the PayPal webhook reader limits the number of certificate fetches", async () => {
  const { fake, paypal } = await startTestPayPal();
  const results = [];
  for (let n = 0; n < 30; n++) {
    const address = `${fake.url}/v1/notifications/certs/CERT-${n}`;
    const { headers, rawBody } = fake.signer.signMessage({ id: "WH-1", event_type: "X" }, address);
    results.push(await paypal.parseWebhook(headers, rawBody).catch((error: unknown) => error));
  }
  expect(fake.operations.length).toBeLessThanOrEqual(20);
  expect(results.at(-1)).toBeInstanceOf(ProviderUnknownError);
});

import { fakeCredentials, startFakePayPal } from "@/backend/testing/fake-paypal/fake-paypal";
import { type FakeStripe, startFakeStripe } from "@/backend/testing/fake-stripe/fake-stripe";
import { type FakePayPal, paypalHost } from "@/e2e/testing/paypal/serve-paypal";
import { startTestPrograms, startTimeoutMs } from "@/e2e/testing/programs";
import { test as base } from "@/e2e/testing/test";

/** A shop with fakes of PayPal and Stripe, and thus without sandbox payments. */
interface ProviderShop {
  readonly url: string;
  readonly paypal: FakePayPal;
  readonly stripe: FakeStripe;
}

const stripeKey = "sk_test_checkout";
export const stripeWebhookSecret = "whsec_checkout";

/** Started once for all files that use it. */
export const test = base.extend<object, { readonly providerShop: ProviderShop }>({
  problems: async ({ problems, providerShop }, provide) => {
    // Both are foreign to the shared shop.
    problems.allow(new RegExp(`^foreign request: (${providerShop.url}|${paypalHost})/`));
    problems.allow(/^foreign request: https:\/\/(www\.paypalobjects|(js|api|hooks)\.stripe)\.com\//);
    await provide(problems);
  },
  providerShop: [
    async ({ playwright: _ }, provide) => {
      const paypal = await startFakePayPal();
      const stripe = await startFakeStripe(stripeKey);
      const programs = await startTestPrograms({
        env: {
          PAYPAL_CLIENT_ID: fakeCredentials.clientId,
          PAYPAL_SECRET: fakeCredentials.secret,
          PAYPAL_WEBHOOK_ID: fakeCredentials.webhookId,
          PAYPAL_API_BASE: paypal.url,
          PAYPAL_ENVIRONMENT: "sandbox",
          STRIPE_SECRET_KEY: stripeKey,
          STRIPE_WEBHOOK_SECRET: stripeWebhookSecret,
          STRIPE_API_BASE: stripe.url,
          STRIPE_PUBLISHABLE_KEY: "pk_test_checkout",
        },
      });
      await provide({ url: programs.shop, paypal, stripe });
      await programs.stop();
      paypal.stop();
      await stripe.stop();
    },
    { scope: "worker", timeout: startTimeoutMs },
  ],
});

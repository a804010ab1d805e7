import { fakeCredentials, startFakePayPal } from "@/backend/testing/fake-paypal/fake-paypal";
import type { PageProblems } from "@/e2e/testing/page-problems";
import { type FakePayPal, paypalHosts } from "@/e2e/testing/paypal/serve-paypal";
import { startTestPrograms } from "@/e2e/testing/programs";

type Environment = keyof typeof paypalHosts;

/** A shop with its own fake PayPal. */
export interface PayPalShop {
  readonly url: string;
  readonly fake: FakePayPal;
  stop: () => Promise<void>;
}

export async function startPayPalShop(environment: Environment): Promise<PayPalShop> {
  const fake = await startFakePayPal();
  const programs = await startTestPrograms({
    env: {
      PAYPAL_CLIENT_ID: fakeCredentials.clientId,
      PAYPAL_SECRET: fakeCredentials.secret,
      PAYPAL_WEBHOOK_ID: fakeCredentials.webhookId,
      PAYPAL_API_BASE: fake.url,
      PAYPAL_ENVIRONMENT: environment,
    },
  });
  const stop = async () => {
    await programs.stop();
    fake.stop();
  };
  return { url: programs.shop, fake, stop };
}

/** Allows requests to this shop and to PayPal: they are foreign to the shared shop. */
export function expectPayPal(problems: PageProblems, { url }: PayPalShop, environment: Environment): void {
  problems.allow(new RegExp(`^foreign request: (${url}|${paypalHosts[environment]})/`));
  problems.allow(/^foreign request: https:\/\/www\.paypalobjects\.com\//);
}

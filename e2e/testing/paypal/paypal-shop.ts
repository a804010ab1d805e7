import { fakeKeys, runFakePayPal } from "@/backend/testing/fake-paypal/fake-paypal";
import type { Complaints } from "@/e2e/testing/complaints";
import { type FakePayPal, paypalHosts } from "@/e2e/testing/paypal/serve-paypal";
import { startPrograms } from "@/e2e/testing/programs";

type Environment = keyof typeof paypalHosts;

/** A shop of its own whose payments go to a PayPal of its own. */
export interface PayPalShop {
  readonly url: string;
  readonly fake: FakePayPal;
  stop: () => Promise<void>;
}

export async function startPayPalShop(environment: Environment): Promise<PayPalShop> {
  const fake = await runFakePayPal();
  const programs = await startPrograms({
    env: {
      PAYPAL_CLIENT_ID: fakeKeys.clientId,
      PAYPAL_SECRET: fakeKeys.secret,
      PAYPAL_WEBHOOK_ID: fakeKeys.webhookId,
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

/** What is asked elsewhere when somebody pays there: not of the shop all tests share. */
export function expectPayPal(complaints: Complaints, { url }: PayPalShop, environment: Environment): void {
  complaints.expect(new RegExp(`^foreign request: (${url}|${paypalHosts[environment]})/`));
  complaints.expect(/^foreign request: https:\/\/www\.paypalobjects\.com\//);
}

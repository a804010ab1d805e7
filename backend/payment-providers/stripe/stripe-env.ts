import { clientIdRows } from "@/lib/config/orders/client-ids";
import { address, type EnvOf, type EnvRow } from "@/lib/config/parse-env";

export const stripeEnvRows = {
  /** Stripe is disabled without it. */
  STRIPE_SECRET_KEY: keySetting(/^(sk|rk)_(test|live)_\w+$/, "sk_test_… or rk_live_…"),
  /** Verifies Stripe's webhooks. */
  STRIPE_WEBHOOK_SECRET: keySetting(/^whsec_\S+$/, "whsec_…"),
  /** Replaces Stripe's API in tests. */
  STRIPE_API_BASE: address(["http:", "https:"]),
  ...clientIdRows("STRIPE_PUBLISHABLE_KEY", /^pk_(test|live)_\w+$/, "pk_test_… or pk_live_…"),
};

export type StripeSettings = EnvOf<typeof stripeEnvRows>;

/** Returns an error for incomplete settings: they would take money without webhooks, or show a form that always fails. */
export function validateStripeSettings(settings: StripeSettings): string | undefined {
  const { STRIPE_SECRET_KEY: secret, STRIPE_WEBHOOK_SECRET: webhook } = settings;
  const publicKeys = Object.entries(settings).filter(
    ([name, value]) => name.startsWith("STRIPE_PUBLISHABLE_KEY") && value !== "",
  );
  if (secret === "" && webhook === "" && publicKeys.length === 0) return undefined;
  if (secret === "" || webhook === "" || settings.STRIPE_PUBLISHABLE_KEY === "")
    return "Stripe needs STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PUBLISHABLE_KEY together.";
  const mismatch = publicKeys.find(([, value]) => isLiveKey(value) !== isLiveKey(secret));
  if (mismatch)
    return `${mismatch[0]} and STRIPE_SECRET_KEY are of different kinds: one is live, one a test.`;
  return undefined;
}

export const isLiveKey = (key: string): boolean => /^[a-z]{2}_live_/.test(key);

function keySetting(pattern: RegExp, example: string): EnvRow<string> {
  return {
    fallback: "",
    parse: (value) => {
      if (!pattern.test(value)) throw new Error(`looks like ${example}`);
      return value;
    },
  };
}

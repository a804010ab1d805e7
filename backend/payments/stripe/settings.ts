import { clientIdRows } from "@/lib/config/client-ids";
import { address, type EnvOf, type EnvRow } from "@/lib/config/parse-env";

export const stripeEnvRows = {
  /** Without it Stripe is not there. */
  STRIPE_SECRET_KEY: keyRow(/^(sk|rk)_(test|live)_\w+$/, "sk_test_… or rk_live_…"),
  /** Signs what Stripe tells us. */
  STRIPE_WEBHOOK_SECRET: keyRow(/^whsec_\S+$/, "whsec_…"),
  /** Somebody else in Stripe's place: for tests. */
  STRIPE_API_BASE: address(["http:", "https:"]),
  ...clientIdRows("STRIPE_PUBLISHABLE_KEY", /^pk_(test|live)_\w+$/, "pk_test_… or pk_live_…"),
};

export type StripeSettings = EnvOf<typeof stripeEnvRows>;

/** Half of it set up takes money and never hears of it, or shows a form that can only fail: that is no start. */
export function checkStripe(settings: StripeSettings): string | undefined {
  const { STRIPE_SECRET_KEY: secret, STRIPE_WEBHOOK_SECRET: webhook } = settings;
  const publicKeys = Object.entries(settings).filter(
    ([name, value]) => name.startsWith("STRIPE_PUBLISHABLE_KEY") && value !== "",
  );
  if (secret === "" && webhook === "" && publicKeys.length === 0) return undefined;
  if (secret === "" || webhook === "" || settings.STRIPE_PUBLISHABLE_KEY === "")
    return "Stripe needs STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and STRIPE_PUBLISHABLE_KEY together.";
  const stranger = publicKeys.find(([, value]) => isLive(value) !== isLive(secret));
  if (stranger)
    return `${stranger[0]} and STRIPE_SECRET_KEY are of different kinds: one is live, one a test.`;
  return undefined;
}

export const isLive = (key: string): boolean => /^[a-z]{2}_live_/.test(key);

function keyRow(pattern: RegExp, example: string): EnvRow<string> {
  return {
    fallback: "",
    parse: (value) => {
      if (!pattern.test(value)) throw new Error(`looks like ${example}`);
      return value;
    },
  };
}

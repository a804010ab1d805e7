import { clientIdRows } from "@/lib/config/client-ids";
import { address, type EnvOf, oneOf, text } from "@/lib/config/parse-env";

export const paypalEnvRows = {
  /** Of apps of one and the same merchant account: the server speaks by the one for all. */
  ...clientIdRows("PAYPAL_CLIENT_ID", /^[\w-]{10,120}$/, "AbC1dE2f… of an app at developer.paypal.com"),
  PAYPAL_SECRET: text(),
  /** Of the webhook as PayPal lists it; it is part of what PayPal signs. */
  PAYPAL_WEBHOOK_ID: text(),
  PAYPAL_ENVIRONMENT: oneOf(["sandbox", "production"], "sandbox"),
  /** For tests; empty: the one of the environment. */
  PAYPAL_API_BASE: address(["http:", "https:"]),
};

export type PayPalEnvironment = "sandbox" | "production";

export interface PayPalSettings {
  readonly clientId: string;
  readonly secret: string;
  readonly webhookId: string;
  readonly environment: PayPalEnvironment;
  readonly apiBase: string;
}

const apiBases = {
  sandbox: "https://api-m.sandbox.paypal.com",
  production: "https://api-m.paypal.com",
} as const satisfies Record<PayPalEnvironment, string>;

type PayPalEnv = EnvOf<typeof paypalEnvRows>;

const needed = ["PAYPAL_CLIENT_ID", "PAYPAL_SECRET", "PAYPAL_WEBHOOK_ID"] as const;

/** Half of it set up takes money and never hears of it, or shows a button that can only fail: that is no start. */
export function checkPayPal(env: PayPalEnv): string | undefined {
  const missing = needed.filter((name) => env[name] === "");
  const isAnySet = Object.entries(env).some(
    ([name, value]) => /^PAYPAL_(CLIENT|SECRET|WEBHOOK)/.test(name) && value,
  );
  if (!isAnySet || missing.length === 0) return undefined;
  return `PayPal needs ${needed.slice(0, 2).join(", ")} and ${needed[2]} together.`;
}

/** Undefined where PayPal is not set up. */
export function paypalSettingsOf(env: PayPalEnv): PayPalSettings | undefined {
  if (env.PAYPAL_SECRET === "") return undefined;
  return {
    clientId: env.PAYPAL_CLIENT_ID,
    secret: env.PAYPAL_SECRET,
    webhookId: env.PAYPAL_WEBHOOK_ID,
    environment: env.PAYPAL_ENVIRONMENT,
    apiBase: env.PAYPAL_API_BASE || apiBases[env.PAYPAL_ENVIRONMENT],
  };
}

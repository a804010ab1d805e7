import { clientIdRows } from "@/lib/config/client-ids";
import { address, type EnvOf, EnvError, oneOf, text } from "@/lib/config/parse-env";

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

/** Undefined where there is no PayPal. Half of it is refused at the start: a buyer must not find out. */
export function paypalSettingsOf(env: EnvOf<typeof paypalEnvRows>): PayPalSettings | undefined {
  const needed = {
    PAYPAL_CLIENT_ID: env.PAYPAL_CLIENT_ID,
    PAYPAL_SECRET: env.PAYPAL_SECRET,
    PAYPAL_WEBHOOK_ID: env.PAYPAL_WEBHOOK_ID,
  };
  const missing = Object.entries(needed).filter(([, value]) => value === "");
  if (missing.length === Object.keys(needed).length) return undefined;
  if (missing.length > 0)
    throw new EnvError(`PayPal needs ${missing.map(([name]) => name).join(" and ")} as well.`);
  return {
    clientId: env.PAYPAL_CLIENT_ID,
    secret: env.PAYPAL_SECRET,
    webhookId: env.PAYPAL_WEBHOOK_ID,
    environment: env.PAYPAL_ENVIRONMENT,
    apiBase: env.PAYPAL_API_BASE || apiBases[env.PAYPAL_ENVIRONMENT],
  };
}

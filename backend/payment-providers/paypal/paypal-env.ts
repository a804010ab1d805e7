import { clientIdRows } from "@/lib/config/orders/client-ids";
import { address, type EnvOf, oneOf, text } from "@/lib/config/parse-env";

export const paypalEnvRows = {
  /** All client ids belong to one merchant account; the server uses the default one. */
  ...clientIdRows("PAYPAL_CLIENT_ID", /^[\w-]{10,120}$/, "AbC1dE2f… of an app at developer.paypal.com"),
  PAYPAL_SECRET: text(),
  /** The webhook's id at PayPal, which is part of the signed text. */
  PAYPAL_WEBHOOK_ID: text(),
  PAYPAL_ENVIRONMENT: oneOf(["sandbox", "production"], "sandbox"),
  /** Replaces PayPal's API in tests. */
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

const requiredSettings = ["PAYPAL_CLIENT_ID", "PAYPAL_SECRET", "PAYPAL_WEBHOOK_ID"] as const;

/** Returns an error for incomplete settings: they would take money without webhooks, or show a button that always fails. */
export function validatePayPalSettings(env: PayPalEnv): string | undefined {
  const missing = requiredSettings.filter((name) => env[name] === "");
  const isAnySet = Object.entries(env).some(
    ([name, value]) => /^PAYPAL_(CLIENT|SECRET|WEBHOOK)/.test(name) && value,
  );
  if (!isAnySet || missing.length === 0) return undefined;
  return `PayPal needs ${requiredSettings.slice(0, 2).join(", ")} and ${requiredSettings[2]} together.`;
}

/** Undefined if PayPal is not configured. */
export function readPayPalSettings(env: PayPalEnv): PayPalSettings | undefined {
  if (env.PAYPAL_SECRET === "") return undefined;
  return {
    clientId: env.PAYPAL_CLIENT_ID,
    secret: env.PAYPAL_SECRET,
    webhookId: env.PAYPAL_WEBHOOK_ID,
    environment: env.PAYPAL_ENVIRONMENT,
    apiBase: env.PAYPAL_API_BASE || apiBases[env.PAYPAL_ENVIRONMENT],
  };
}

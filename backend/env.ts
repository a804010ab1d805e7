import { brand } from "@/lib/config/brand";
import {
  address,
  EnvError,
  type EnvOf,
  flag,
  integer,
  oneOf,
  origin,
  parseEnv,
  port,
  text,
} from "@/lib/config/parse-env";
import { checkPayPal, paypalEnvRows } from "./payments/paypal/paypal-env";
import { checkStripe, stripeEnvRows } from "./payments/stripe/settings";

export const backendEnvRows = {
  BACKEND_HOST: text("127.0.0.1"),
  BACKEND_PORT: port(4000),
  DATABASE_URL: address(["postgres:", "postgresql:"]),
  DATABASE_POOL_SIZE: integer(10, 1, 200),
  DATA_DIR: text(".data"),
  DEMO: flag(),
  /** Where browsers see the shop: links in mails lead there. Empty: http://localhost and the shop's port. */
  APP_ORIGIN: origin(),
  PORT: port(3000),
  /** Where mails are handed over; empty: they become files in DATA_DIR/mail. */
  SMTP_URL: address(["smtp:", "smtps:"]),
  MAIL_FROM: text(`${brand.name} <hello@${brand.mailDomain}>`),
  /** Where a transfer is to be sent to, as people are told it; empty: none is taken, but in the demo. */
  TRANSFER_ACCOUNT: text(),
  /** How often payments without an end are looked up, and providers' lists compared with ours. */
  PAYMENT_SWEEP_SECONDS: integer(60, 1, 3_600),
  PAYMENT_RECONCILE_SECONDS: integer(600, 1, 86_400),
  /** So long whoever has begun something is left to finish it. */
  PAYMENT_GRACE_SECONDS: integer(60, 1, 3_600),
  /** So long a buyer may take to pay what was begun. */
  PAYMENT_ABANDONED_HOURS: integer(24, 1, 720),
  LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "silent"], "info"),
  ...stripeEnvRows,
  ...paypalEnvRows,
};

export type BackendEnv = EnvOf<typeof backendEnvRows>;

export function readBackendEnv(source: Record<string, string | undefined>): BackendEnv {
  const env = parseEnv(backendEnvRows, source);
  const problem = checkStripe(env) ?? checkPayPal(env);
  if (problem !== undefined) throw new EnvError(`Correct the environment: ${problem}`);
  return { ...env, APP_ORIGIN: env.APP_ORIGIN || `http://localhost:${env.PORT}` };
}

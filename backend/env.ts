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
import { signingKey } from "@/backend/kernel/documents/signing/key-from-text";
import { labKeys } from "@/backend/kits/lab/lab-keys";
import { validatePayPalSettings, paypalEnvRows } from "@/backend/payment-providers/paypal/paypal-env";
import { validateStripeSettings, stripeEnvRows } from "@/backend/payment-providers/stripe/stripe-env";

export const backendEnvRows = {
  BACKEND_HOST: text("127.0.0.1"),
  BACKEND_PORT: port(4000),
  DATABASE_URL: address(["postgres:", "postgresql:"]),
  DATABASE_POOL_SIZE: integer(10, 1, 200),
  /** How long a start waits for a database that cannot be reached. */
  DATABASE_WAIT_SECONDS: integer(30, 0, 600),
  DATA_DIR: text(".data"),
  DEMO: flag(),
  /** Public origin of the shop, used for links in mails. Default: http://localhost with the storefront's port. */
  APP_ORIGIN: origin(),
  PORT: port(3000),
  /** Mail server. Without it mails become files in DATA_DIR/mail. */
  SMTP_URL: address(["smtp:", "smtps:"]),
  MAIL_FROM: text(`${brand.name} <hello@${brand.mailDomain}>`),
  /** Bank details shown to buyers. Without them bank transfer is only available in the demo. */
  TRANSFER_ACCOUNT: text(),
  /** Intervals for checking pending payments, and for reconciling with the providers' records. */
  PAYMENT_SWEEP_SECONDS: integer(60, 1, 3_600),
  PAYMENT_RECONCILE_SECONDS: integer(600, 1, 86_400),
  /** Age at which the sweeper first checks a pending payment. */
  PAYMENT_GRACE_SECONDS: integer(60, 1, 3_600),
  /** Age at which an unpaid payment counts as abandoned. */
  PAYMENT_ABANDONED_HOURS: integer(24, 1, 720),
  /** Laboratories that may report events, with the keys that sign them. */
  LAB_KEYS: labKeys(),
  /** Signs documents. Without it they are issued in the demo only, with a key in the database. */
  DOCUMENT_SIGNING_KEY: signingKey(),
  /** How long a sample stays in a stage of the demo laboratory; 0 turns it off. */
  LAB_STAGE_SECONDS: integer(8, 0, 3_600),
  /** Background work: with the calls, none, or nothing else. */
  JOBS: oneOf(["on", "off", "only"], "on"),
  /** Prometheus metrics; 0 for none. */
  METRICS_PORT: port(0),
  /** Collector of traces; empty for none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address(["http:", "https:"]),
  LOG_LEVEL: oneOf(["trace", "debug", "info", "warn", "error", "silent"], "info"),
  ...stripeEnvRows,
  ...paypalEnvRows,
};

export type BackendEnv = EnvOf<typeof backendEnvRows>;

export function readBackendEnv(source: Record<string, string | undefined>): BackendEnv {
  const env = parseEnv(backendEnvRows, source);
  const problem = validateStripeSettings(env) ?? validatePayPalSettings(env);
  if (problem !== undefined) throw new EnvError(`Correct the environment: ${problem}`);
  return { ...env, APP_ORIGIN: env.APP_ORIGIN || `http://localhost:${env.PORT}` };
}

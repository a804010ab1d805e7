import pino, { type Logger } from "pino";
import type { Db } from "@/backend/db/client";
import type { Settings } from "@/backend/http/settings";
import { type Providers, createProviders } from "@/backend/payment-providers/providers";

/** Dependencies of the payment use cases. They open their own transactions, so they receive the database itself. */
export interface PaymentContext {
  readonly db: Db;
  readonly providers: Providers;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
  readonly now: () => Date;
  /** For links in mails and for return URLs of providers. */
  readonly appOrigin: string;
  /** Younger payments may still be worked on by a provider, even if it does not list them. */
  readonly youngSeconds?: number;
}

const noProviders = createProviders([]);
const silent = pino({ level: "silent" });

export function createPaymentContext({ db, settings }: { db: Db; settings: Settings }): PaymentContext {
  return {
    db,
    providers: settings.providers ?? noProviders,
    log: settings.log ?? silent,
    now: () => new Date(),
    appOrigin: settings.appOrigin,
    ...(settings.youngPaymentSeconds !== undefined && { youngSeconds: settings.youngPaymentSeconds }),
  };
}

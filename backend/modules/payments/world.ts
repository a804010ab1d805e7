import pino, { type Logger } from "pino";
import type { Db } from "@/backend/db/client";
import type { Settings } from "@/backend/http/settings";
import { type Providers, providersOf } from "@/backend/payments/providers";

/** All that a payment needs beside itself. It is handed in whole, because nothing here runs inside a caller's transaction. */
export interface PaymentWorld {
  readonly db: Db;
  readonly providers: Providers;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
  readonly now: () => Date;
  /** Where links in mails, and buyers who come back from a provider, are led. */
  readonly appOrigin: string;
}

const nobody = providersOf([]);
const silent = pino({ level: "silent" });

/** The world of a call: from what every handler is given. */
export function worldOf({ db, settings }: { db: Db; settings: Settings }): PaymentWorld {
  return {
    db,
    providers: settings.providers ?? nobody,
    log: settings.log ?? silent,
    now: () => new Date(),
    appOrigin: settings.appOrigin,
  };
}

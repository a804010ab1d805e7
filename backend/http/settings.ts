import type { Logger } from "pino";
import type { Providers } from "@/backend/payments/providers";

/** What verbs need to know of how the programs are set up. */
export interface Settings {
  /** Where browsers see the shop, from the environment: a link must never follow what a request says of itself. */
  readonly appOrigin: string;
  /** Where mails lie that nobody takes; undefined with a mail server. */
  readonly mailFolder?: string | undefined;
  /** Who takes money; undefined: nobody, and only what costs nothing or is on account can be ordered. */
  readonly providers?: Providers | undefined;
  /** For what goes on beyond a call's own line: payments. */
  readonly log?: Pick<Logger, "info" | "warn" | "error"> | undefined;
}

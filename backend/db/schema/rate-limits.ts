import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** Counters of the rate limiter. Keys are hashes, so that the table holds no address. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    /** Hash of the account, to clear its counters in all networks. */
    accountKey: text("account_key"),
    /** Every request moves it on by its share of the limit's time; in the past, the counter is empty. */
    emptyAt: instant("empty_at").notNull(),
  },
  (table) => [
    index("rate_limits_account").on(table.accountKey),
    index("rate_limits_empty").on(table.emptyAt),
  ],
);

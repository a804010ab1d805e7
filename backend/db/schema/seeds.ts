import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** Which version of each area's seed stands in the database, so that a start with nothing new seeds nothing. */
export const seeds = pgTable("seeds", {
  area: text("area").primaryKey(),
  contentHash: text("content_hash").notNull(),
  seededAt: instant("seeded_at").notNull().defaultNow(),
});

import { pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** Content hash of each seeded area, so that an unchanged seed is skipped at start. */
export const seeds = pgTable("seeds", {
  area: text("area").primaryKey(),
  contentHash: text("content_hash").notNull(),
  seededAt: instant("seeded_at").notNull().defaultNow(),
});

import { index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { breeds } from "./breeds";
import { instant } from "./columns";
import { users } from "./people";

/** What a person may tell about themself; who has told nothing has no row. */
export const profiles = pgTable("profiles", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  phone: text("phone"),
  address: text("address"),
  city: text("city"),
  postalCode: text("postal_code"),
  state: text("state"),
});

/** The breeds somebody keeps, in the order in which they were chosen. */
export const presetBreeds = pgTable(
  "preset_breeds",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    breedId: integer("breed_id")
      .notNull()
      .references(() => breeds.id),
    position: smallint("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.breedId] })],
);

/** Tries at passwords, by the hash of what is counted: nobody can read addresses out of it. */
export const signInAttempts = pgTable(
  "sign_in_attempts",
  {
    keyHash: text("key_hash").primaryKey(),
    failures: integer("failures").notNull(),
    lastTriedAt: instant("last_tried_at").notNull(),
  },
  (table) => [index("sign_in_attempts_last").on(table.lastTriedAt)],
);

import { index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { PostalAddress } from "@/lib/domain/postal-address";
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

/** Where somebody has had something sent or billed to, last used first. */
export const addresses = pgTable(
  "addresses",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    address: jsonb("address").$type<PostalAddress>().notNull(),
    /** The same address written again is the same row. */
    hash: text("hash").notNull(),
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
  },
  (table) => [uniqueIndex("addresses_user_hash").on(table.userId, table.hash)],
);

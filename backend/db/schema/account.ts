import { integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { accountPlaceFields, type PostalAddress } from "@/lib/domain/kernel/postal-address";
import { breeds } from "./breeds";
import { instant, textColumns } from "./columns";
import { users } from "./users";

/** Optional profile details of a user; no row until something is entered. */
export const profiles = pgTable("profiles", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  phone: text("phone"),
  ...textColumns(accountPlaceFields),
});

/** A user's preset breeds, in the order they were chosen. */
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

/** Saved addresses, most recently used first. */
export const addresses = pgTable(
  "addresses",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    address: jsonb("address").$type<PostalAddress>().notNull(),
    /** Hash of the address: entering it again reuses the row. */
    hash: text("hash").notNull(),
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
  },
  (table) => [uniqueIndex("addresses_user_hash").on(table.userId, table.hash)],
);

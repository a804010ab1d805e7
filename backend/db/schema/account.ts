import { integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { accountPlaceFields, type PostalAddress } from "@/lib/domain/kernel/postal-address";
import { breeds } from "./breeds";
import { belongsTo, instant, refersTo, textColumns } from "./columns";
import { users } from "./users";

/** Optional profile details of a user; no row until something is entered. */
export const profiles = pgTable("profiles", {
  userId: belongsTo("user_id", () => users.id).primaryKey(),
  phone: text("phone"),
  ...textColumns(accountPlaceFields),
});

/** A user's preset breeds, in the order they were chosen. */
export const presetBreeds = pgTable(
  "preset_breeds",
  {
    userId: belongsTo("user_id", () => users.id),
    breedId: refersTo("breed_id", () => breeds.id),
    position: smallint("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.breedId] })],
);

/** Saved addresses, most recently used first. */
export const addresses = pgTable(
  "addresses",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: belongsTo("user_id", () => users.id),
    address: jsonb("address").$type<PostalAddress>().notNull(),
    /** Hash of the address: entering it again reuses the row. */
    hash: text("hash").notNull(),
    lastUsedAt: instant("last_used_at").notNull().defaultNow(),
  },
  (table) => [uniqueIndex("addresses_user_hash").on(table.userId, table.hash)],
);

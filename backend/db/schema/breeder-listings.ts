import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { approvals } from "./approvals";
import { breeds } from "./breeds";
import { belongsTo, instant, refersTo, sortable } from "./columns";
import { countries } from "./geography";
import { users } from "./users";

/** Public listing of a breeder, submitted with an application; published while `listedAt` is set. */
export const breederListings = pgTable(
  "breeder_listings",
  {
    approvalId: belongsTo("approval_id", () => approvals.id).primaryKey(),
    userId: belongsTo("user_id", () => users.id),
    name: text("name").notNull(),
    sortKey: sortable("sort_key").notNull(),
    countryCode: text("country_code")
      .notNull()
      .references(() => countries.code),
    place: text("place").notNull(),
    website: text("website"),
    listedAt: instant("listed_at"),
  },
  (table) => [
    uniqueIndex("breeder_listings_one")
      .on(table.userId)
      .where(sql`${table.listedAt} is not null`),
    index("breeder_listings_user").on(table.userId, table.approvalId),
    index("breeder_listings_listed")
      .on(table.sortKey, table.approvalId)
      .where(sql`${table.listedAt} is not null`),
    index("breeder_listings_country")
      .on(table.countryCode, table.sortKey, table.approvalId)
      .where(sql`${table.listedAt} is not null`),
  ],
);

/** In the order they were chosen. */
export const breederListingBreeds = pgTable(
  "breeder_listing_breeds",
  {
    approvalId: belongsTo("approval_id", () => breederListings.approvalId),
    breedId: refersTo("breed_id", () => breeds.id),
    position: smallint("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.approvalId, table.breedId] }),
    index("breeder_listing_breeds_breed").on(table.breedId, table.approvalId),
  ],
);

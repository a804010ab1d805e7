import { index, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import { breeds } from "./breeds";
import { products } from "./catalogue";
import { instant, refersTo } from "./columns";
import { users } from "./users";

/** Single tests combined by a customer into one product. */
export const customProfiles = pgTable(
  "custom_profiles",
  {
    /** Unguessable: the id gives access to a guest's profile. A user's profile is readable by that user only. */
    id: text("id").primaryKey(),
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    speciesId: smallint("species_id").notNull(),
    /** Breed chosen in the builder; informational. */
    breedId: integer("breed_id").references(() => breeds.id),
    name: text("name"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [index("custom_profiles_user").on(table.userId)],
);

export const customProfileTests = pgTable(
  "custom_profile_tests",
  {
    profileId: text("profile_id")
      .notNull()
      .references(() => customProfiles.id, { onDelete: "cascade" }),
    /** The product that sells the test singly; its price is used. */
    productId: refersTo("product_id", () => products.id),
    position: smallint("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.productId] })],
);

import { sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, pgTable, smallint, text, unique } from "drizzle-orm/pg-core";
import type { HoldReason, SampleCollectorDetails } from "@/lib/config/kits/activation";
import type { ActivationContact } from "@/lib/domain/kernel/postal-address";
import { animals } from "./animals";
import { breeds } from "./breeds";
import { products } from "./catalogue";
import { belongsTo, instant, language, refersTo } from "./columns";
import { kits } from "./kits";
import { users } from "./users";

/** Puppies or kittens of one birth. */
export const litters = pgTable(
  "litters",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    ownerId: integer("owner_id").references(() => users.id, { onDelete: "cascade" }),
    speciesId: smallint("species_id").notNull(),
    breedId: integer("breed_id").references(() => breeds.id),
    damId: integer("dam_id").references(() => animals.id, { onDelete: "set null" }),
    sireId: integer("sire_id").references(() => animals.id, { onDelete: "set null" }),
    /** As typed, also for parents that are not on file. */
    damName: text("dam_name"),
    sireName: text("sire_name"),
    bornOn: date("born_on", { mode: "string" }),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("litters_owner").on(table.ownerId)],
);

/** A kit that somebody has assigned to an animal. */
export const activations = pgTable(
  "activations",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Unguessable; in the address of the result page and in mails. */
    token: text("token").notNull().unique(),
    /** Attempt of the form that made it: a repeated request gets the same answer. Several animals of a litter share one. */
    attemptId: text("attempt_id").notNull(),
    /** One activation per kit: the last defence when two people activate it at once. */
    kitId: refersTo("kit_id", () => kits.id).unique(),
    animalId: belongsTo("animal_id", () => animals.id),
    /** Null until an account that has confirmed `email` claims it. */
    userId: integer("user_id").references(() => users.id, { onDelete: "set null" }),
    email: text("email").notNull(),
    /** What the laboratory does: the product of the kit, or the one redeemed from the balance. */
    productId: refersTo("product_id", () => products.id),
    person: jsonb("person").$type<ActivationContact>(),
    collector: jsonb("collector").$type<SampleCollectorDetails>(),
    language: language(),
    /** Consents are optional and can be revoked: null is no. */
    researchConsentAt: instant("research_consent_at"),
    storageConsentAt: instant("storage_consent_at"),
    statisticsConsentAt: instant("statistics_consent_at"),
    activatedAt: instant("activated_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("activations_user").on(table.userId, table.activatedAt),
    index("activations_animal").on(table.animalId),
    index("activations_email").on(table.email),
    index("activations_attempt").on(table.attemptId),
  ],
);

/** One tube of an activation. A second tube and a new collection are samples of the same activation. */
export const samples = pgTable(
  "samples",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    activationId: belongsTo("activation_id", () => activations.id),
    /** A tube holds one sample. */
    kitId: refersTo("kit_id", () => kits.id).unique(),
    attempt: smallint("attempt").notNull(),
    tube: smallint("tube").notNull(),
    postedAt: instant("posted_at"),
    trackingNumber: text("tracking_number"),
    receivedAt: instant("received_at"),
    /** Why the release of results is stopped. Laboratory work continues. */
    hold: text("hold").$type<HoldReason>(),
    /** When the customer was last reminded about it. */
    remindedAt: instant("reminded_at"),
  },
  (table) => [
    unique("samples_tube").on(table.activationId, table.attempt, table.tube),
    index("samples_expected")
      .on(table.kitId)
      .where(sql`${table.receivedAt} is null`),
    index("samples_repeated")
      .on(table.kitId)
      .where(sql`${table.attempt} > 1`),
    index("samples_hold")
      .on(table.kitId)
      .where(sql`${table.hold} is not null`),
  ],
);

/** Which reminders somebody wants. Without a row, all of them. Holds and failures are always mailed. */
export const reminderPreferences = pgTable("reminder_preferences", {
  /** Lower case: guests have preferences too. */
  email: text("email").primaryKey(),
  /** Unguessable; in the unsubscribe link. */
  token: text("token").notNull().unique(),
  wantsActivation: boolean("wants_activation").notNull().default(true),
  wantsPosting: boolean("wants_posting").notNull().default(true),
  wantsExpiry: boolean("wants_expiry").notNull().default(true),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** What somebody wrote about a kit that they cannot activate. */
export const kitProblems = pgTable(
  "kit_problems",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    barcode: text("barcode").notNull(),
    email: text("email").notNull(),
    message: text("message").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    solvedAt: instant("solved_at"),
  },
  (table) => [index("kit_problems_email").on(table.email)],
);

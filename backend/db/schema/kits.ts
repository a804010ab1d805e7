import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, smallint, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import type { Deliverable, LabWork, SampleKind } from "@/lib/config/kits/fulfilment";
import { products } from "./catalogue";
import { indexWherePresent, instant, refersTo } from "./columns";
import { orderLines } from "./orders";
import { users } from "./users";

/** What one unit of a product consists of. Every product has a row. */
export const productFulfilments = pgTable("product_fulfilments", {
  productId: refersTo("product_id", () => products.id).primaryKey(),
  /** Tubes with a barcode. */
  kits: smallint("kits").notNull(),
  /** False for blank tubes: the test is chosen from the account's balance at activation. */
  isTestIncluded: boolean("is_test_included").notNull(),
  /** Units added to the account's balance. */
  packUnits: smallint("pack_units").notNull(),
  /** The product each unit stands for; null for any single disease test of the species. */
  packOf: integer("pack_of").references(() => products.id),
  sample: text("sample").$type<SampleKind>().notNull(),
  /** Laboratory work on a sample that the laboratory has already. */
  usesStoredSample: boolean("uses_stored_sample").notNull(),
  labWork: text("lab_work").array().$type<LabWork[]>().notNull(),
  deliverable: text("deliverable").$type<Deliverable>().notNull(),
});

/** A tube with a barcode. */
export const kits = pgTable(
  "kits",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Normalised: upper case, without spaces and hyphens. */
    barcode: text("barcode").notNull().unique(),
    /** Null for tubes that nobody ordered, such as replacements and tubes handed out at shows. */
    orderLineId: integer("order_line_id").references(() => orderLines.id, { onDelete: "set null" }),
    /** Null for a tube without a test. */
    productId: integer("product_id").references(() => products.id),
    /** Product ids of a custom profile's tests. */
    customTests: integer("custom_tests").array(),
    createdAt: instant("created_at").notNull().defaultNow(),
    sentAt: instant("sent_at"),
    /** Refunded or cancelled before it was activated. */
    voidedAt: instant("voided_at"),
    /** When the buyer was last reminded to activate it. */
    remindedAt: instant("reminded_at"),
  },
  (table) => [index("kits_order_line").on(table.orderLineId)],
);

export type PackEntryReason = "bought" | "redeemed" | "refunded" | "sent" | "received" | "returned";

export type PackTransferState = "pending" | "accepted" | "returned";

/** Units that an account gives to another person. Those for an address without an account wait, and return after some days. */
export const packTransfers = pgTable(
  "pack_transfers",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    fromUserId: integer("from_user_id").references(() => users.id, { onDelete: "set null" }),
    /** Lower case. */
    toEmail: text("to_email").notNull(),
    toUserId: integer("to_user_id").references(() => users.id, { onDelete: "set null" }),
    /** The pack. */
    productId: refersTo("product_id", () => products.id),
    /** Attempt of the form that made it: a repeated request moves nothing. Transfers from several packs share one. */
    attemptId: text("attempt_id"),
    units: integer("units").notNull(),
    state: text("state").$type<PackTransferState>().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
    decidedAt: instant("decided_at"),
  },
  (table) => [
    index("pack_transfers_from").on(table.fromUserId, table.id),
    unique("pack_transfers_attempt").on(table.fromUserId, table.attemptId, table.productId),
    index("pack_transfers_to").on(table.toEmail, table.state),
    index("pack_transfers_expiry").on(table.state, table.expiresAt),
    indexWherePresent("pack_transfers_to_user", table.toUserId),
  ],
);

/** Ledger of multi-pack units per account and product. Append-only: the balance is its sum. */
export const packEntries = pgTable(
  "pack_entries",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Null while the pack of a guest's order belongs to no account. */
    userId: integer("user_id").references(() => users.id, { onDelete: "cascade" }),
    orderLineId: integer("order_line_id").references(() => orderLines.id, { onDelete: "set null" }),
    /** The pack. */
    productId: refersTo("product_id", () => products.id),
    units: integer("units").notNull(),
    reason: text("reason").$type<PackEntryReason>().notNull(),
    /** The tube a unit was redeemed for. */
    kitId: integer("kit_id")
      .unique()
      .references(() => kits.id, { onDelete: "set null" }),
    /** The transfer that it belongs to. */
    transferId: integer("transfer_id").references(() => packTransfers.id, { onDelete: "set null" }),
    at: instant("at").notNull().defaultNow(),
  },
  (table) => [
    index("pack_entries_user").on(table.userId, table.productId),
    uniqueIndex("pack_entries_bought")
      .on(table.orderLineId)
      .where(sql`${table.reason} = 'bought'`),
  ],
);

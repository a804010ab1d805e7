import { and, asc, eq, isNull, or } from "drizzle-orm";
import * as activationTables from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";
import { kits as allKits, packEntries, packTransfers } from "@/backend/db/schema/kits";
import { orderLines, orders } from "@/backend/db/schema/orders";
import * as columns from "./export-kit-columns";
import { isOrderOf } from "./export-order-sections";
import type { AccountOwner } from "@/backend/kernel/audit/erase";
import type { ExportSection } from "./export-types";

const { activations: allActivations, samples: allSamples } = activationTables;
const { litters: allLitters, reminderPreferences, kitProblems } = activationTables;

/** Activated while signed in, or as a guest with the same email. */
export const isActivationOf = ({ id, email }: AccountOwner) =>
  or(eq(allActivations.userId, id), and(isNull(allActivations.userId), eq(allActivations.email, email)));

export const kits = {
  tables: [allKits],
  columns: columns.ownKits,
  read: (tx, owner) =>
    tx
      .select(columns.ownKits)
      .from(allKits)
      .innerJoin(orderLines, eq(orderLines.id, allKits.orderLineId))
      .innerJoin(orders, and(eq(orders.id, orderLines.orderId), isOrderOf(owner)))
      .orderBy(asc(allKits.id)),
} as const satisfies ExportSection;

export const packUnits = {
  tables: [packEntries],
  columns: columns.ownPackUnits,
  read: (tx, { id }) =>
    tx
      .select(columns.ownPackUnits)
      .from(packEntries)
      .innerJoin(products, eq(products.id, packEntries.productId))
      .where(eq(packEntries.userId, id))
      .orderBy(asc(packEntries.id)),
} as const satisfies ExportSection;

/** Those that the user sent. Received ones are units of the ledger. */
export const packTransfersSent = {
  tables: [packTransfers],
  columns: columns.ownPackTransfers,
  read: (tx, { id }) =>
    tx
      .select(columns.ownPackTransfers)
      .from(packTransfers)
      .innerJoin(products, eq(products.id, packTransfers.productId))
      .where(eq(packTransfers.fromUserId, id))
      .orderBy(asc(packTransfers.id)),
} as const satisfies ExportSection;

export const activations = {
  tables: [allActivations],
  columns: columns.ownActivations,
  read: (tx, owner) =>
    tx
      .select(columns.ownActivations)
      .from(allActivations)
      .innerJoin(allKits, eq(allKits.id, allActivations.kitId))
      .innerJoin(animals, eq(animals.id, allActivations.animalId))
      .where(isActivationOf(owner))
      .orderBy(asc(allActivations.id)),
} as const satisfies ExportSection;

export const samples = {
  tables: [allSamples],
  columns: columns.ownSamples,
  read: (tx, owner) =>
    tx
      .select(columns.ownSamples)
      .from(allSamples)
      .innerJoin(allActivations, and(eq(allActivations.id, allSamples.activationId), isActivationOf(owner)))
      .innerJoin(allKits, eq(allKits.id, allSamples.kitId))
      .orderBy(asc(allSamples.id)),
} as const satisfies ExportSection;

export const litters = {
  tables: [allLitters],
  columns: columns.ownLitters,
  read: (tx, { id }) =>
    tx
      .select(columns.ownLitters)
      .from(allLitters)
      .where(eq(allLitters.ownerId, id))
      .orderBy(asc(allLitters.id)),
} as const satisfies ExportSection;

export const reminders = {
  tables: [reminderPreferences],
  columns: columns.ownReminders,
  read: (tx, { email }) =>
    tx.select(columns.ownReminders).from(reminderPreferences).where(eq(reminderPreferences.email, email)),
} as const satisfies ExportSection;

export const problems = {
  tables: [kitProblems],
  columns: columns.ownKitProblems,
  read: (tx, { email }) =>
    tx
      .select(columns.ownKitProblems)
      .from(kitProblems)
      .where(eq(kitProblems.email, email))
      .orderBy(asc(kitProblems.id)),
} as const satisfies ExportSection;

import { and, eq, isNull, or } from "drizzle-orm";
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
  joins: [
    [orderLines, eq(orderLines.id, allKits.orderLineId)],
    [orders, eq(orders.id, orderLines.orderId)],
  ],
  where: isOrderOf,
  order: [allKits.id],
} as const satisfies ExportSection;

export const packUnits = {
  tables: [packEntries],
  columns: columns.ownPackUnits,
  joins: [[products, eq(products.id, packEntries.productId)]],
  where: ({ id }) => eq(packEntries.userId, id),
  order: [packEntries.id],
} as const satisfies ExportSection;

/** Those that the user sent. Received ones are units of the ledger. */
export const packTransfersSent = {
  tables: [packTransfers],
  columns: columns.ownPackTransfers,
  joins: [[products, eq(products.id, packTransfers.productId)]],
  where: ({ id }) => eq(packTransfers.fromUserId, id),
  order: [packTransfers.id],
} as const satisfies ExportSection;

export const activations = {
  tables: [allActivations],
  columns: columns.ownActivations,
  joins: [
    [allKits, eq(allKits.id, allActivations.kitId)],
    [animals, eq(animals.id, allActivations.animalId)],
  ],
  where: isActivationOf,
  order: [allActivations.id],
} as const satisfies ExportSection;

export const samples = {
  tables: [allSamples],
  columns: columns.ownSamples,
  joins: [
    [allActivations, eq(allActivations.id, allSamples.activationId)],
    [allKits, eq(allKits.id, allSamples.kitId)],
  ],
  where: isActivationOf,
  order: [allSamples.id],
} as const satisfies ExportSection;

export const litters = {
  tables: [allLitters],
  columns: columns.ownLitters,
  where: ({ id }) => eq(allLitters.ownerId, id),
  order: [allLitters.id],
} as const satisfies ExportSection;

export const reminders = {
  tables: [reminderPreferences],
  columns: columns.ownReminders,
  where: ({ email }) => eq(reminderPreferences.email, email),
} as const satisfies ExportSection;

export const problems = {
  tables: [kitProblems],
  columns: columns.ownKitProblems,
  where: ({ email }) => eq(kitProblems.email, email),
  order: [kitProblems.id],
} as const satisfies ExportSection;

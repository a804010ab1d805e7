import { animals } from "@/backend/db/schema/animals";
import { importedResults } from "@/backend/db/schema/documents";
import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { kits } from "@/backend/db/schema/kits";
import * as labTables from "@/backend/db/schema/lab";
import { isActivationOf } from "./export-kit-sections";
import * as columns from "./export-lab-columns";
import type { AccountOwner } from "@/backend/kernel/audit/erase";
import type { ExportSection } from "./export-types";

/** Tubes of the owner's samples, whoever ordered them. */
function isOfTubes(owner: AccountOwner, tx: Tx) {
  const tubes = tx
    .select({ id: samples.kitId })
    .from(samples)
    .innerJoin(activations, and(eq(activations.id, samples.activationId), isActivationOf(owner)));
  return inArray(kits.id, tubes);
}

export const labEvents = {
  tables: [labTables.labEvents],
  columns: columns.ownLabEvents,
  joins: [[kits, eq(kits.id, labTables.labEvents.kitId)]],
  where: isOfTubes,
  order: [kits.id, labTables.labEvents.id],
} as const satisfies ExportSection;

export const labProgress = {
  tables: [labTables.labProgress],
  columns: columns.ownLabProgress,
  joins: [[kits, eq(kits.id, labTables.labProgress.kitId)]],
  where: isOfTubes,
  order: [kits.id, labTables.labProgress.kitId],
} as const satisfies ExportSection;

export const genotypes = {
  tables: [labTables.genotypes],
  columns: columns.ownGenotypes,
  joins: [[kits, eq(kits.id, labTables.genotypes.kitId)]],
  where: isOfTubes,
  order: [kits.id, labTables.genotypes.id],
} as const satisfies ExportSection;

export const labResults = {
  tables: [labTables.labResults],
  columns: columns.ownLabResults,
  joins: [[kits, eq(kits.id, labTables.labResults.kitId)]],
  where: isOfTubes,
  order: [kits.id, labTables.labResults.id],
} as const satisfies ExportSection;

export const imported = {
  tables: [importedResults],
  columns: columns.ownImportedResults,
  joins: [[animals, eq(animals.id, importedResults.animalId)]],
  where: ({ id }) => eq(animals.ownerId, id),
  order: [importedResults.id],
} as const satisfies ExportSection;

export const reports = {
  tables: [labTables.reportVersions],
  columns: columns.ownReports,
  joins: [
    [activations, eq(activations.id, labTables.reportVersions.activationId)],
    [kits, eq(kits.id, activations.kitId)],
  ],
  where: isActivationOf,
  order: [labTables.reportVersions.id],
} as const satisfies ExportSection;

import { animals } from "@/backend/db/schema/animals";
import { importedResults } from "@/backend/db/schema/documents";
import { and, asc, eq, inArray } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { kits } from "@/backend/db/schema/kits";
import * as labTables from "@/backend/db/schema/lab";
import { isActivationOf } from "./export-kit-sections";
import * as columns from "./export-lab-columns";
import type { AccountOwner } from "@/backend/kernel/audit/erase";
import type { ExportSection } from "./export-types";

/** Tubes of the owner's samples, whoever ordered them. */
const selectTubes = (tx: Tx, owner: AccountOwner) =>
  tx
    .select({ id: samples.kitId })
    .from(samples)
    .innerJoin(activations, and(eq(activations.id, samples.activationId), isActivationOf(owner)));

export const labEvents = {
  tables: [labTables.labEvents],
  columns: columns.ownLabEvents,
  read: (tx, owner) =>
    tx
      .select(columns.ownLabEvents)
      .from(labTables.labEvents)
      .innerJoin(kits, and(eq(kits.id, labTables.labEvents.kitId), inArray(kits.id, selectTubes(tx, owner))))
      .orderBy(asc(kits.id), asc(labTables.labEvents.id)),
} as const satisfies ExportSection;

export const labProgress = {
  tables: [labTables.labProgress],
  columns: columns.ownLabProgress,
  read: (tx, owner) =>
    tx
      .select(columns.ownLabProgress)
      .from(labTables.labProgress)
      .innerJoin(
        kits,
        and(eq(kits.id, labTables.labProgress.kitId), inArray(kits.id, selectTubes(tx, owner))),
      )
      .orderBy(asc(kits.id), asc(labTables.labProgress.kitId)),
} as const satisfies ExportSection;

export const genotypes = {
  tables: [labTables.genotypes],
  columns: columns.ownGenotypes,
  read: (tx, owner) =>
    tx
      .select(columns.ownGenotypes)
      .from(labTables.genotypes)
      .innerJoin(kits, and(eq(kits.id, labTables.genotypes.kitId), inArray(kits.id, selectTubes(tx, owner))))
      .orderBy(asc(kits.id), asc(labTables.genotypes.id)),
} as const satisfies ExportSection;

export const labResults = {
  tables: [labTables.labResults],
  columns: columns.ownLabResults,
  read: (tx, owner) =>
    tx
      .select(columns.ownLabResults)
      .from(labTables.labResults)
      .innerJoin(kits, and(eq(kits.id, labTables.labResults.kitId), inArray(kits.id, selectTubes(tx, owner))))
      .orderBy(asc(kits.id), asc(labTables.labResults.id)),
} as const satisfies ExportSection;

export const imported = {
  tables: [importedResults],
  columns: columns.ownImportedResults,
  read: (tx, { id }) =>
    tx
      .select(columns.ownImportedResults)
      .from(importedResults)
      .innerJoin(animals, and(eq(animals.id, importedResults.animalId), eq(animals.ownerId, id)))
      .orderBy(asc(importedResults.id)),
} as const satisfies ExportSection;

export const reports = {
  tables: [labTables.reportVersions],
  columns: columns.ownReports,
  read: (tx, owner) =>
    tx
      .select(columns.ownReports)
      .from(labTables.reportVersions)
      .innerJoin(
        activations,
        and(eq(activations.id, labTables.reportVersions.activationId), isActivationOf(owner)),
      )
      .innerJoin(kits, eq(kits.id, activations.kitId))
      .orderBy(asc(labTables.reportVersions.id)),
} as const satisfies ExportSection;

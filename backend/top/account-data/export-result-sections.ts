import { and, eq, inArray, sql } from "drizzle-orm";
import { isNamed } from "@/backend/animals/public/named-animals";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { apiTokens, importedResults, issuedDocuments } from "@/backend/db/schema/documents";
import { kits } from "@/backend/db/schema/kits";
import { genotypes, labEvents, labProgress, labResults, reportVersions } from "@/backend/db/schema/lab";
import { parentageConsents, parentageRequests } from "@/backend/db/schema/parentage";
import { spreadsheetImports } from "@/backend/db/schema/spreadsheets";
import type { AccountOwner } from "@/backend/kernel/audit/erase";
import { isActivationOf } from "./export-kit-sections";
import type { ExportSections } from "./export-types";

/** Tubes of the owner's samples, whoever ordered them. */
function isOfTubes(owner: AccountOwner, tx: Tx) {
  const tubes = tx
    .select({ id: samples.kitId })
    .from(samples)
    .innerJoin(activations, and(eq(activations.id, samples.activationId), isActivationOf(owner)));
  return inArray(kits.id, tubes);
}

export const resultSections = {
  "lab-events": {
    tables: [labEvents],
    columns: {
      barcode: kits.barcode,
      laboratory: labEvents.lab,
      event: labEvents.eventId,
      sequence: labEvents.sequence,
      type: labEvents.type,
      content: labEvents.body,
      occurredAt: labEvents.occurredAt,
      receivedAt: labEvents.receivedAt,
    },
    joins: [[kits, eq(kits.id, labEvents.kitId)]],
    where: isOfTubes,
    order: [kits.id, labEvents.id],
  },
  "lab-progress": {
    tables: [labProgress],
    columns: {
      barcode: kits.barcode,
      stage: labProgress.stage,
      reachedAt: labProgress.reachedAt,
      problem: labProgress.problem,
      problemNote: labProgress.problemNote,
      failedAt: labProgress.failedAt,
      failReason: labProgress.failReason,
      cancelledAt: labProgress.cancelledAt,
      promisedOn: labProgress.promisedOn,
      promiseReason: labProgress.promiseReason,
      updatedAt: labProgress.updatedAt,
    },
    joins: [[kits, eq(kits.id, labProgress.kitId)]],
    where: isOfTubes,
    order: [kits.id, labProgress.kitId],
  },
  genotypes: {
    tables: [genotypes],
    columns: {
      barcode: kits.barcode,
      run: genotypes.run,
      locus: genotypes.locus,
      alleles: genotypes.alleles,
      noCallReason: genotypes.noCallReason,
      assayVersion: genotypes.assayVersion,
    },
    joins: [[kits, eq(kits.id, genotypes.kitId)]],
    where: isOfTubes,
    order: [kits.id, genotypes.id],
  },
  "lab-results": {
    tables: [labResults],
    columns: {
      barcode: kits.barcode,
      run: labResults.run,
      kind: labResults.kind,
      content: labResults.content,
      assayVersion: labResults.assayVersion,
    },
    joins: [[kits, eq(kits.id, labResults.kitId)]],
    where: isOfTubes,
    order: [kits.id, labResults.id],
  },
  "imported-results": {
    tables: [importedResults],
    columns: {
      animalId: importedResults.animalId,
      animal: animals.name,
      source: importedResults.source,
      testName: importedResults.testName,
      result: importedResults.result,
      testedOn: importedResults.testedOn,
      importedAt: importedResults.importedAt,
    },
    joins: [[animals, eq(animals.id, importedResults.animalId)]],
    where: ({ id }) => eq(animals.ownerId, id),
    order: [importedResults.id],
  },
  reports: {
    tables: [reportVersions],
    columns: {
      barcode: kits.barcode,
      version: reportVersions.version,
      status: reportVersions.status,
      isPartial: reportVersions.isPartial,
      content: reportVersions.content,
      issuedAt: reportVersions.issuedAt,
    },
    joins: [
      [activations, eq(activations.id, reportVersions.activationId)],
      [kits, eq(kits.id, activations.kitId)],
    ],
    where: isActivationOf,
    order: [reportVersions.id],
  },
  /** Signed issuedDocuments of the owner's animals. */
  documents: {
    tables: [issuedDocuments],
    columns: {
      animal: animals.name,
      kind: issuedDocuments.kind,
      key: issuedDocuments.key,
      language: issuedDocuments.language,
      content: issuedDocuments.content,
      pdfSha256: issuedDocuments.pdfSha256,
      keyId: issuedDocuments.kid,
      issuedAt: issuedDocuments.issuedAt,
      hiddenAt: issuedDocuments.hiddenAt,
      revokedAt: issuedDocuments.revokedAt,
    },
    joins: [[animals, eq(animals.id, issuedDocuments.animalId)]],
    where: ({ id }) => eq(animals.ownerId, id),
    order: [issuedDocuments.id],
  },
  "api-tokens": {
    tables: [apiTokens],
    columns: {
      name: apiTokens.name,
      prefix: apiTokens.prefix,
      scopes: apiTokens.scopes,
      createdAt: apiTokens.createdAt,
      expiresAt: apiTokens.expiresAt,
      lastUsedAt: apiTokens.lastUsedAt,
      revokedAt: apiTokens.revokedAt,
    },
    where: ({ id }) => eq(apiTokens.userId, id),
    order: [apiTokens.id],
  },
  spreadsheets: {
    tables: [spreadsheetImports],
    columns: {
      name: spreadsheetImports.name,
      sheet: spreadsheetImports.sheet,
      rows: spreadsheetImports.rows,
      rowCount: spreadsheetImports.rowCount,
      importedCount: spreadsheetImports.importedCount,
      createdAt: spreadsheetImports.createdAt,
      importedAt: spreadsheetImports.importedAt,
    },
    where: ({ id }) => eq(spreadsheetImports.userId, id),
    order: [spreadsheetImports.createdAt],
  },
  /** Names of animals of others only with their consent. */
  "parentage-requests": {
    tables: [parentageRequests],
    columns: {
      id: parentageRequests.id,
      offspringId: parentageRequests.offspringId,
      offspring: animals.name,
      damId: parentageRequests.damId,
      sireId: parentageRequests.sireId,
      state: parentageRequests.state,
      panel: parentageRequests.panelKey,
      outcome: parentageRequests.outcome,
      common: parentageRequests.common,
      markers: parentageRequests.markers,
      createdAt: parentageRequests.createdAt,
      reportedAt: parentageRequests.reportedAt,
      deletedAt: parentageRequests.deletedAt,
    },
    more: { offspring: sql<string | null>`case when ${isNamed} then ${animals.name} end` },
    joins: [[animals, eq(animals.id, parentageRequests.offspringId)]],
    where: ({ id }) => eq(parentageRequests.userId, id),
    order: [parentageRequests.id],
  },
  /** Consents of the user as owner of an animal in requests of others. */
  "parentage-consents": {
    tables: [parentageConsents],
    columns: {
      requestId: parentageConsents.requestId,
      animalId: parentageConsents.animalId,
      animal: animals.name,
      state: parentageConsents.state,
      isFromGrant: parentageConsents.isFromGrant,
      decidedAt: parentageConsents.decidedAt,
    },
    joins: [[animals, eq(animals.id, parentageConsents.animalId)]],
    where: ({ id }) => eq(parentageConsents.ownerId, id),
    order: [parentageConsents.requestId, parentageConsents.animalId],
  },
} satisfies ExportSections;

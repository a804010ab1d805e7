import { animals } from "@/backend/db/schema/animals";
import { importedResults } from "@/backend/db/schema/documents";
import { kits } from "@/backend/db/schema/kits";
import { genotypes, labEvents, labProgress, labResults, reportVersions } from "@/backend/db/schema/lab";

/** Exported columns of what the laboratory has found. */

export const ownLabEvents = {
  barcode: kits.barcode,
  laboratory: labEvents.lab,
  event: labEvents.eventId,
  sequence: labEvents.sequence,
  type: labEvents.type,
  content: labEvents.body,
  occurredAt: labEvents.occurredAt,
  receivedAt: labEvents.receivedAt,
};

export const ownLabProgress = {
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
};

export const ownGenotypes = {
  barcode: kits.barcode,
  run: genotypes.run,
  locus: genotypes.locus,
  alleles: genotypes.alleles,
  noCallReason: genotypes.noCallReason,
  assayVersion: genotypes.assayVersion,
};

export const ownLabResults = {
  barcode: kits.barcode,
  run: labResults.run,
  kind: labResults.kind,
  content: labResults.content,
  assayVersion: labResults.assayVersion,
};

export const ownImportedResults = {
  animalId: importedResults.animalId,
  animal: animals.name,
  source: importedResults.source,
  testName: importedResults.testName,
  result: importedResults.result,
  testedOn: importedResults.testedOn,
  importedAt: importedResults.importedAt,
};

export const ownReports = {
  barcode: kits.barcode,
  version: reportVersions.version,
  status: reportVersions.status,
  isPartial: reportVersions.isPartial,
  content: reportVersions.content,
  issuedAt: reportVersions.issuedAt,
};

import "server-only";
import { readAsVisitor, readOwnAsVisitor, tryReadAsVisitor } from "./visitor-calls";

/** Results of a tube of an animal that the visitor may read. Default version: the newest. */
export async function readResults(id: number, barcode: string, version?: number) {
  return readOwnAsVisitor("results.get", {
    params: { id, barcode },
    query: version === undefined ? {} : { version },
  });
}

/** The newest reports of the visitor's animals of the last days; undefined on a failure. */
export async function readLatestReports(size: number, days: number) {
  return tryReadAsVisitor("results.list", { query: { size, days } });
}

export async function readClearByDescent(id: number) {
  return readOwnAsVisitor("results.clearByDescent", { params: { id } });
}

/** Beside a report, which is complete without it. */
export async function tryReadClearByDescent(id: number) {
  return tryReadAsVisitor("results.clearByDescent", { params: { id } });
}

export async function readAdvanceResults(page: number) {
  return readAsVisitor("results.advance", { query: { page } });
}

export async function readDnaProfile(id: number, barcode: string) {
  return readOwnAsVisitor("dnaProfiles.get", { params: { id, barcode } });
}

/** Results of partner laboratories; none after a failure. */
export async function readImportedResults(id: number, barcode: string) {
  const response = await tryReadAsVisitor("dnaProfiles.marsResults", { params: { id, barcode } });
  return response?.results ?? [];
}

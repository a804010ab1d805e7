import "server-only";
import { readOwnAsVisitor, tryReadAsVisitor } from "./visitor-calls";

/** Of a tube of one of the visitor's animals. */
export async function readResults(id: number, barcode: string) {
  return readOwnAsVisitor("results.get", { params: { id, barcode } });
}

/** The newest reports of the visitor's animals; undefined on a failure. */
export async function readLatestReports(size: number) {
  return tryReadAsVisitor("results.list", { query: { size } });
}

import "server-only";
import { readOwnAsVisitor } from "./visitor-calls";

/** Of a tube of one of the visitor's animals. */
export async function readResults(id: number, barcode: string) {
  return readOwnAsVisitor("results.get", { params: { id, barcode } });
}

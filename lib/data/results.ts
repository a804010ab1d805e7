import "server-only";
import { tryReadAsVisitor } from "./visitor-calls";

/** Results of partner laboratories; none after a failure. */
export async function readImportedResults(id: number, barcode: string) {
  const response = await tryReadAsVisitor("dnaProfiles.marsResults", { params: { id, barcode } });
  return response?.results ?? [];
}

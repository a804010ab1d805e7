import "server-only";
import { cache } from "react";
import { readOwnAsVisitor, tryReadAsVisitor } from "@/lib/data/visitor-calls";

/** Results of partner laboratories; none after a failure. */
export async function readImportedResults(id: number, barcode: string) {
  const response = await tryReadAsVisitor("dnaProfiles.marsResults", { params: { id, barcode } });
  return response?.results ?? [];
}

/** For the page and its metadata. */
export const readFamily = cache((id: number) => readOwnAsVisitor("results.family", { params: { id } }));

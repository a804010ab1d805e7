import "server-only";
import { tryReadAsVisitor } from "./visitor-calls";

/** One page of the visitor's samples without a report; undefined on a failure. */
export async function readOpenSamples(page: number, size: number) {
  return tryReadAsVisitor("sampleTracker.list", { query: { page, size } });
}

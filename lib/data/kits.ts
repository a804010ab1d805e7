import "server-only";
import { tryReadAsVisitor } from "./visitor-calls";

/** The first few; undefined on a failure. */
export async function readUnusedKits(size: number) {
  return tryReadAsVisitor("kits.unused", { query: { size } });
}

import "server-only";
import { tryReadAsVisitor } from "./visitor-calls";

/** What waits for the visitor; undefined on a failure. */
export async function readAttention() {
  return tryReadAsVisitor("portal.attention", {});
}

/** Undefined on a failure. */
export async function readRecentAnimals() {
  return tryReadAsVisitor("portal.recentAnimals", {});
}

import "server-only";
import type { Market } from "@/lib/config/markets/market";
import type { ParentageQuery } from "@/lib/domain/list-queries";
import { readAsVisitor, tryReadAsVisitor } from "@/lib/data/visitor-calls";

export async function readParentageRequests({ species, ...query }: ParentageQuery) {
  return readAsVisitor("parentage.list", { query: { ...query, ...(species && { species }) } });
}

/** With prices of the market. */
export async function readParentageOptions({ store, language }: Market) {
  return readAsVisitor("parentage.options", {}, { country: store, language });
}

/** How many owners wait for the visitor; undefined on a failure. */
export async function countParentageConsents(): Promise<number | undefined> {
  return (await tryReadAsVisitor("parentage.consents", {}))?.length;
}

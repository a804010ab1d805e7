import "server-only";
import type { ProfilesQuery } from "@/lib/domain/profiles-query";
import { readAsVisitor, readOwnAsVisitor } from "./visitor-calls";

/** Dogs whose owners share them with Dogs Victoria. */
export async function readDvAnimals(query: ProfilesQuery) {
  return readAsVisitor("dvAccess.list", { query });
}

export async function readDvReads(id: number, page: number) {
  return readOwnAsVisitor("dvAccess.reads", { params: { id }, query: { page } });
}

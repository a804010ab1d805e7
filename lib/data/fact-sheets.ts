import "server-only";
import type { FactSheetQuery } from "@/lib/domain/list-queries";
import { readAsVisitor, readOwnAsVisitor } from "./visitor-calls";

export async function readFactSheets({ search, breed, species, page }: FactSheetQuery) {
  return readAsVisitor("factSheets.list", { query: { search, breed, page, ...(species && { species }) } });
}

export async function readFactSheet(code: string) {
  return readOwnAsVisitor("factSheets.get", { params: { code } });
}

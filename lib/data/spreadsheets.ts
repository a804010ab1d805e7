import "server-only";
import { readAsVisitor, readOwnAsVisitor } from "./visitor-calls";

/** The visitor's latest imports. */
export async function readImports() {
  return readAsVisitor("spreadsheets.list", {});
}

export async function readImport(id: string) {
  return readOwnAsVisitor("spreadsheets.get", { params: { id } });
}

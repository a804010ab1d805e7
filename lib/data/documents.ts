import "server-only";
import { readAsVisitor, readOwnAsVisitor } from "./visitor-calls";

/** Documents of an animal that the visitor may read. */
export async function readDocuments(id: number) {
  return readOwnAsVisitor("reports.list", { params: { id } });
}

/** The public page of a signed document. */
export async function readPassport(token: string) {
  return readOwnAsVisitor("passports.get", { params: { token } });
}

/** Public keys that sign documents. */
export async function readDocumentKeys() {
  return readAsVisitor("passports.keys", {});
}

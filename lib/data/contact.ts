import "server-only";
import type { ContactQuery } from "@/lib/domain/contact-query";
import { readAsVisitor } from "./visitor-calls";

export async function readContactRequests(query: ContactQuery) {
  return readAsVisitor("contact.list", { query });
}

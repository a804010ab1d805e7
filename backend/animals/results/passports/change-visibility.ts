import { and, eq, inArray, sql } from "drizzle-orm";
import { animals } from "@/backend/db/schema/animals";
import { issuedDocuments } from "@/backend/db/schema/documents";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";

/** Hides what a passport shows, or shows it again. Only for the owner of the animal; 404 for everybody else. */
export async function changeVisibility(
  { tx, caller: { user } }: SignedInContext,
  { params: { token }, body: { isHidden } }: Input<"passports.changeVisibility">,
) {
  const own = tx.select({ id: animals.id }).from(animals).where(eq(animals.ownerId, user.id));
  const rows = await tx
    .update(issuedDocuments)
    .set({ hiddenAt: isHidden ? sql`now()` : null })
    .where(and(eq(issuedDocuments.token, token), inArray(issuedDocuments.animalId, own)))
    .returning({ id: issuedDocuments.id });
  return rows.length === 0 ? notFound() : { isHidden };
}

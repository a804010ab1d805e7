import { and, desc, eq } from "drizzle-orm";
import { animals } from "@/backend/db/schema/animals";
import { dvReads } from "@/backend/db/schema/dv-access";
import { users } from "@/backend/db/schema/users";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { notFound } from "@/backend/http/refusals";

/** What Dogs Victoria has seen of an animal, newest first, for its owner. */
export async function listDvReads(
  { tx, caller: { user } }: SignedInContext,
  { params: { id: animalId }, query: paging }: Input<"dvAccess.reads">,
) {
  const own = await tx
    .select({ id: animals.id })
    .from(animals)
    .where(and(eq(animals.id, animalId), eq(animals.ownerId, user.id)));
  if (own.length === 0) return notFound();
  const where = eq(dvReads.animalId, animalId);
  const rows = await tx
    .select({ id: dvReads.id, kind: dvReads.kind, reader: users.name, at: dvReads.at })
    .from(dvReads)
    .leftJoin(users, eq(users.id, dvReads.userId))
    .where(where)
    .orderBy(desc(dvReads.at), desc(dvReads.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const total = await tx.$count(dvReads, where);
  const results = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  return envelope(results, total, paging);
}

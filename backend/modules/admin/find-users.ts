import { asc, count, ilike, or } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/people";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";

/** By a part of the name or the address; an empty text finds everybody. */
export async function findUsers(tx: Tx, { query, ...paging }: Paging & { query: string }) {
  // What means something in a pattern is meant as it is written.
  const pattern = `%${query.replace(/[\\%_]/g, "\\$&")}%`;
  const isFound = or(ilike(users.name, pattern), ilike(users.email, pattern));
  const { id, name, email, type, isAdmin } = users;
  const results = await tx
    .select({ id, name, email, type, isAdmin })
    .from(users)
    .where(isFound)
    .orderBy(asc(email))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const [total] = await tx.select({ count: count() }).from(users).where(isFound);
  return envelope(results, total?.count ?? 0, paging);
}

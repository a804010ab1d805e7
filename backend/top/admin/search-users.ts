import { asc, ilike, or } from "drizzle-orm";
import { likePattern } from "@/backend/db/like-pattern";
import { users } from "@/backend/db/schema/users";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";

/** Finds users by part of the name or email. An empty query matches all. */
export async function searchUsers(
  { tx }: SignedInContext,
  { query: { query, ...paging } }: Input<"admin.findUsers">,
) {
  // Escapes the wildcards of LIKE.
  const pattern = likePattern(query);
  const isMatch = or(ilike(users.name, pattern), ilike(users.email, pattern));
  const { id, name, email, type, isAdmin } = users;
  const results = await tx
    .select({ id, name, email, type, isAdmin })
    .from(users)
    .where(isMatch)
    .orderBy(asc(email))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const total = await tx.$count(users, isMatch);
  return envelope(results, total, paging);
}

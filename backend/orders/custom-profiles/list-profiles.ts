import { and, desc, eq, exists, ilike, or, type SQL, sql } from "drizzle-orm";
import { likePattern } from "@/backend/db/like-pattern";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { products } from "@/backend/db/schema/catalogue";
import { customProfiles, customProfileTests } from "@/backend/db/schema/custom-profiles";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { describeProfiles } from "./describe-profiles";

/** The user's profiles, last changed first. The query matches name, breed and tests. */
export async function listProfiles(
  { tx, caller }: SignedInContext,
  { query: { query, ...paging } }: Input<"customProfiles.list">,
) {
  const where = and(
    eq(customProfiles.userId, caller.user.id),
    query === "" ? undefined : mentions(tx, query),
  );
  const total = await tx.$count(customProfiles, where);
  const rows = await tx
    .select()
    .from(customProfiles)
    .where(where)
    .orderBy(desc(customProfiles.updatedAt), desc(customProfiles.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return envelope(await describeProfiles(tx, caller, rows), total, paging);
}

function mentions(tx: Tx, query: string): SQL | undefined {
  // Escapes the wildcards of LIKE.
  const pattern = likePattern(query);
  const test = tx
    .select({ found: sql`1` })
    .from(customProfileTests)
    .innerJoin(products, eq(products.id, customProfileTests.productId))
    .where(and(eq(customProfileTests.profileId, customProfiles.id), ilike(products.name, pattern)));
  const breed = tx
    .select({ found: sql`1` })
    .from(breeds)
    .where(and(eq(breeds.id, customProfiles.breedId), ilike(breeds.name, pattern)));
  return or(ilike(customProfiles.name, pattern), exists(test), exists(breed));
}

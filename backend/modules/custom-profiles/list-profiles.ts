import { and, count, desc, eq, exists, ilike, or, type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { products } from "@/backend/db/schema/catalogue";
import { customProfiles, customProfileTests } from "@/backend/db/schema/custom-profiles";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import { notSignedIn } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { describeProfiles } from "./describe-profiles";

/** One's own, what was changed last on top; found by their name, their breed or a test inside. */
export async function listProfiles(tx: Tx, visit: Visit, { query, ...paging }: Paging & { query: string }) {
  if (visit.person === undefined) return notSignedIn();
  const wanted = and(
    eq(customProfiles.userId, visit.person.id),
    query === "" ? undefined : mentions(tx, query),
  );
  const [total] = await tx.select({ count: count() }).from(customProfiles).where(wanted);
  const rows = await tx
    .select()
    .from(customProfiles)
    .where(wanted)
    .orderBy(desc(customProfiles.updatedAt), desc(customProfiles.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  return envelope(await describeProfiles(tx, visit, rows), total?.count ?? 0, paging);
}

function mentions(tx: Tx, query: string): SQL | undefined {
  // What means something in a pattern is meant as it is written.
  const pattern = `%${query.replace(/[\\%_]/g, "\\$&")}%`;
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

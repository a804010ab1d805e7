import { and, asc, eq, sql } from "drizzle-orm";
import { speciesId } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";

/** What else breeds are called; those that have one name only are left out. */
export function listOtherNames(tx: Tx, species: string) {
  return tx
    .select({ id: breeds.id, names: breeds.aliases })
    .from(breeds)
    .where(and(eq(breeds.speciesId, speciesId(species)), sql`cardinality(${breeds.aliases}) > 0`))
    .orderBy(asc(breeds.id));
}

import { eq } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import type { Tx } from "@/backend/db/client";
import { inLanguage } from "@/backend/db/in-language";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { relativeConsents } from "@/backend/db/schema/breeding-community";
import { countsInStatistics, takesPart } from "@/backend/animals/public/participation";

/** Animals with what they take part in. */
export function selectAnimals(tx: Tx, language: Language) {
  const { id, name, speciesId } = animals;
  return tx
    .select({
      id,
      name,
      speciesId,
      breed: inLanguage(breeds.name, language),
      state: relativeConsents.state,
      statistics: countsInStatistics,
    })
    .from(animals)
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .leftJoin(relativeConsents, takesPart);
}

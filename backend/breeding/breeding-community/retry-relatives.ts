import { and, countDistinct, eq, gte, inArray } from "drizzle-orm";
import { minReferenceAnimals } from "@/lib/config/breeding/breeding";
import type { Db } from "@/backend/db/client";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { relativeConsents } from "@/backend/db/schema/breeding-community";
import { enqueueAll } from "@/backend/jobs/enqueue";

/** Job: compares the animals whose breed had too few profiles and has enough now. */
export async function retryRelatives(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const referenced = tx
      .select({ breedId: animals.breedId })
      .from(animals)
      .innerJoin(dnaProfiles, and(eq(dnaProfiles.animalId, animals.id), dnaProfiles.isCurrent))
      .groupBy(animals.breedId, dnaProfiles.panelKey)
      .having(gte(countDistinct(animals.id), minReferenceAnimals));
    const waiting = await tx
      .select({ animalId: animals.id })
      .from(relativeConsents)
      .innerJoin(animals, eq(animals.id, relativeConsents.animalId))
      .where(and(eq(relativeConsents.state, "no-reference"), inArray(animals.breedId, referenced)));
    await enqueueAll(tx, "find-relatives", waiting);
  });
}

import { and, eq, exists, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { activations } from "@/backend/db/schema/activations";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { relativeConsents } from "@/backend/db/schema/breeding-community";

/** Condition on joined consents and animals: the owner who consented still has the animal. */
export const takesPart = and(
  eq(relativeConsents.animalId, animals.id),
  eq(relativeConsents.ownerId, animals.ownerId),
  isNull(animals.archivedAt),
);

export const hasProfile = (tx: Tx): SQL =>
  exists(
    tx
      .select({ id: dnaProfiles.id })
      .from(dnaProfiles)
      .where(and(eq(dnaProfiles.animalId, animals.id), dnaProfiles.isCurrent)),
  );

/** Whether results of the animal count in statistics; null where it was never activated. */
export const countsInStatistics = sql<boolean | null>`(
  select bool_or(${activations.statisticsConsentAt} is not null)
  from ${activations} where ${activations.animalId} = ${animals.id}
)`;

/** Reports whose owners consented to statistics, of animals that are in use. Requires a join with `activations`. */
export const isCounted = and(
  isNotNull(activations.statisticsConsentAt),
  isNull(animals.archivedAt),
  eq(animals.isMixedBreed, false),
);

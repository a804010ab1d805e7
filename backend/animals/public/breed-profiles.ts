import { and, countDistinct, desc, eq } from "drizzle-orm";
import { minReferenceAnimals } from "@/lib/config/breeding/breeding";
import type { Tx } from "@/backend/db/client";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import type { MarkerAlleles } from "@/backend/genetics/genotype";

/** More would not change the figures. */
const maxReferenceAnimals = 1000;

/**
 * Current profiles of everybody's animals of a breed: the reference that single animals are compared with. Undefined with
 * too few of them: then it would say more about single animals than about the breed.
 */
export async function readBreedProfiles(
  tx: Tx,
  breedId: number,
  panelKey: string,
): Promise<{ readonly count: number; readonly profiles: readonly MarkerAlleles[] } | undefined> {
  const isOfBreed = and(
    eq(animals.breedId, breedId),
    eq(dnaProfiles.panelKey, panelKey),
    dnaProfiles.isCurrent,
  );
  const [total] = await tx
    .select({ count: countDistinct(dnaProfiles.animalId) })
    .from(dnaProfiles)
    .innerJoin(animals, eq(animals.id, dnaProfiles.animalId))
    .where(isOfBreed);
  const count = total?.count ?? 0;
  if (count < minReferenceAnimals) return undefined;
  const rows = await tx
    .select({ alleles: dnaProfiles.alleles })
    .from(dnaProfiles)
    .innerJoin(animals, eq(animals.id, dnaProfiles.animalId))
    .where(isOfBreed)
    .orderBy(desc(dnaProfiles.id))
    .limit(maxReferenceAnimals);
  return { count, profiles: rows.map(({ alleles }) => alleles) };
}

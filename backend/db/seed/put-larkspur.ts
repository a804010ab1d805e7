import { and, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { users } from "@/backend/db/schema/users";
import { findPanel } from "@/backend/genetics/panels";
import { demoEmail } from "./seed-demo-accounts";

const panelKey = "ISAG-CAT-STR-9";

/** A kitten of Odette and Caspian with one marker that changed by a mutation. */
export async function putLarkspur(tx: Tx): Promise<void> {
  const own = await tx
    .select({ animal: animals })
    .from(animals)
    .innerJoin(users, eq(users.id, animals.ownerId))
    .where(eq(users.email, demoEmail("breeder")));
  const find = (name: string) => own.find(({ animal }) => animal.name === name)?.animal;
  const [dam, sire] = [find("Odette"), find("Caspian")];
  if (dam === undefined || sire === undefined || find("Larkspur") !== undefined) return;
  const { ownerId, speciesId, breedId } = dam;
  const [kitten] = await tx
    .insert(animals)
    .values({ ownerId, speciesId, breedId, name: "Larkspur", sex: "female", bornOn: "2024-05-04" })
    .returning({ id: animals.id });
  const [ofDam, ofSire] = [await readAlleles(tx, dam.id), await readAlleles(tx, sire.id)];
  if (kitten === undefined || ofDam === undefined || ofSire === undefined) return;
  const [mutated] = findPanel(panelKey)?.markers ?? [];
  const alleles = Object.fromEntries(
    Object.entries(ofDam).flatMap(([marker, [allele]]) => {
      const other = ofSire[marker]?.[0];
      return other === undefined ? [] : [[marker, [marker === mutated ? "199" : allele, other] as const]];
    }),
  );
  await tx.insert(dnaProfiles).values({ animalId: kitten.id, panelKey, madeOn: "2025-02-11", alleles });
}

async function readAlleles(tx: Tx, animalId: number) {
  const [profile] = await tx
    .select({ alleles: dnaProfiles.alleles })
    .from(dnaProfiles)
    .where(
      and(eq(dnaProfiles.animalId, animalId), eq(dnaProfiles.panelKey, panelKey), dnaProfiles.isCurrent),
    );
  return profile?.alleles;
}

import { desc, eq, sql } from "drizzle-orm";
import { recentAnimals } from "@/lib/config/top/dashboard";
import { speciesName } from "@/lib/domain/species";
import { inLanguage } from "@/backend/db/in-language";
import { activations } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import type { SignedInContext } from "@/backend/http/handler-types";
import { isInView } from "@/backend/animals/public/views";
import { listedBreedColumns } from "@/backend/shop/public/list-breeds";

/** The user's animals, those first that were added or whose kit was activated last. */
export async function listRecentAnimals({ tx, caller: { user, language } }: SignedInContext) {
  const where = isInView(tx, user.id, "mine");
  const activatedAt = sql`(select max(${activations.activatedAt}) from ${activations}
    where ${activations.animalId} = ${animals.id})`;
  const rows = await tx
    .select({
      animal: animals,
      breed: { id: breeds.id, name: inLanguage(breeds.name, language) },
      coat: listedBreedColumns.coat,
    })
    .from(animals)
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .where(where)
    .orderBy(desc(sql`greatest(${animals.createdAt}, ${activatedAt})`), desc(animals.id))
    .limit(recentAnimals);
  const results = rows.map(({ animal, breed, coat }) => ({
    id: animal.id,
    name: animal.name,
    species: speciesName(animal.speciesId),
    breed,
    coat,
    isMixedBreed: animal.isMixedBreed,
    photoId: animal.photoId,
    clientName: animal.contactName,
  }));
  return { count: await tx.$count(animals, where), results };
}

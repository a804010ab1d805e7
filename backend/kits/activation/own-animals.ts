import { and, asc, eq, ilike, isNull } from "drizzle-orm";
import { limits } from "@/lib/config/limits";
import { speciesId } from "@/lib/domain/species";
import { inLanguage } from "@/backend/db/in-language";
import { likePattern } from "@/backend/db/like-pattern";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { findPetErrors } from "@/backend/kits/public/check-pet";
import { toPetResponse } from "@/backend/kits/public/pet";
import { saveAnimal } from "./save-activation";

/** The user's living animals to choose from, without archived ones. */
export async function listOwnAnimals(
  { tx, caller: { user, language } }: SignedInContext,
  { query: { species, search } }: Input<"activation.ownAnimals">,
) {
  const rows = await tx
    .select({ animal: animals, breedId: breeds.id, breedName: inLanguage(breeds.name, language) })
    .from(animals)
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .where(
      and(
        eq(animals.ownerId, user.id),
        isNull(animals.diedOn),
        isNull(animals.archivedAt),
        species ? eq(animals.speciesId, speciesId(species)) : undefined,
        search ? ilike(animals.name, likePattern(search)) : undefined,
      ),
    )
    .orderBy(asc(animals.name), asc(animals.id))
    .limit(limits.animalOptions);
  return {
    results: rows.map(({ animal, breedId, breedName }) =>
      toPetResponse({
        animal,
        breed: breedId === null || breedName === null ? null : { id: breedId, name: breedName },
      }),
    ),
  };
}

/** An animal without a kit. Its breed and date of birth may be unknown. */
export async function addAnimal(
  { tx, caller: { user } }: SignedInContext,
  { body: pet }: Input<"activation.addAnimal">,
) {
  const added = { ...pet, animalId: null };
  const check = { pet: added, form: "optional", product: null, userId: user.id } as const;
  const errors = await findPetErrors(tx, check);
  if (Object.keys(errors).length > 0) return refuseFields(errors);
  const id = await saveAnimal(tx, added, user.id);
  return id instanceof Refusal ? id : { id };
}

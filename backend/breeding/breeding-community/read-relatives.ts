import { and, eq } from "drizzle-orm";
import type { SignedInCaller } from "@/backend/http/caller";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { findMatches } from "./find-matches";
import { selectAnimals } from "./select-animals";

/** What an animal takes part in, and the relatives found for it; for its owner. */
export async function readRelatives(
  { tx, caller: { user, language } }: SignedInContext,
  { params: { id: animalId } }: Input<"breedingCommunity.get">,
) {
  const own = await readOwnAnimal(tx, { user, language }, animalId);
  if (own === undefined) return notFound();
  const { speciesId, state, statistics, ...animal } = own;
  return {
    animal: { ...animal, species: speciesName(speciesId) },
    state: state ?? ("off" as const),
    statistics,
    relatives: state === null ? [] : await findMatches(tx, language, animalId),
  };
}

/** With what it takes part in; undefined for anybody else's. */
export async function readOwnAnimal(
  tx: Tx,
  { user, language }: Pick<SignedInCaller, "user" | "language">,
  animalId: number,
) {
  const [row] = await selectAnimals(tx, language).where(
    and(eq(animals.id, animalId), eq(animals.ownerId, user.id)),
  );
  return row;
}

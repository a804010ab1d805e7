import { and, asc, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { speciesName } from "@/lib/domain/species";
import { inLanguage } from "@/backend/db/in-language";
import { animalCollections } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { users } from "@/backend/db/schema/users";
import type { SignedInContext } from "@/backend/http/handler-types";
import { notSignedIn } from "@/backend/http/refusals";
import { isWaitingFor } from "./lock-waiting";

const maxListed = 100;

const ownAnimals = alias(animals, "own_animals");

/** Animals that agents recorded for the address of the caller. */
export async function listWaiting({ tx, caller: { user, language } }: SignedInContext) {
  const [account] = await tx.select().from(users).where(eq(users.id, user.id));
  if (account === undefined) return notSignedIn();
  const rows = await tx
    .select({
      id: animals.id,
      name: animals.name,
      speciesId: animals.speciesId,
      breed: inLanguage(breeds.name, language),
      agent: users.name,
      collectedOn: animalCollections.collectedOn,
      ownAnimal: ownAnimals.name,
    })
    .from(animalCollections)
    .innerJoin(animals, eq(animals.id, animalCollections.animalId))
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .leftJoin(users, eq(users.id, animalCollections.agentId))
    .leftJoin(
      ownAnimals,
      and(
        eq(ownAnimals.ownerId, user.id),
        eq(ownAnimals.chipNumber, animals.chipNumber),
        eq(ownAnimals.speciesId, animals.speciesId),
      ),
    )
    .where(and(isWaitingFor(account), isNull(animals.ownerId)))
    .orderBy(asc(animalCollections.collectedAt), asc(animals.id))
    .limit(maxListed);
  return rows.map(({ speciesId, ...row }) => ({ ...row, species: speciesName(speciesId) }));
}

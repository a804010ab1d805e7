import type { FieldErrors } from "@/lib/contract/parse";
import { and, eq } from "drizzle-orm";
import { latestToday, toIsoDate } from "@/lib/contract/kits/public/activation.rules";
import type { CollectedInput } from "@/lib/contract/animals/records/collected-animals/collected-animals.types";
import { cleanCollectedTexts } from "@/lib/domain/animals/collected-animal";
import { speciesId } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import type { animalCollections } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { refuseFields } from "@/backend/http/refusals";
import type { User } from "@/backend/kernel/users/lock-user";

type Collected = Pick<typeof animalCollections.$inferSelect, "collectedAt" | "collectedOn">;

/**
 * Columns of the animal and of the collection. Refuses the agent's own animals, a breed of the other species and days that
 * do not exist.
 */
export async function toColumns(tx: Tx, agent: User, input: CollectedInput, stored?: Collected) {
  const bornOn = toIsoDate(input);
  const collectedAt = toCollectedAt(input, stored);
  const errors: FieldErrors = {
    ...(hasBirthDate(input) && bornOn === undefined && { dobDay: "fields.invalid" }),
    ...(input.collectedOn > latestToday(new Date()) && { collectedOn: "fields.invalid" }),
    ...(input.ownerEmail?.toLowerCase() === agent.email && { ownerEmail: "fields.agentOwnAddress" }),
    ...((await hasOwnChip(tx, agent, input)) && { chipNumber: "fields.agentOwnChip" }),
    ...((await isOtherSpecies(tx, input)) && { breed: "fields.invalid" }),
  };
  if (Object.keys(errors).length > 0) return refuseFields(errors);
  return {
    animal: {
      name: input.petName.trim(),
      sex: input.gender,
      speciesId: speciesId(input.species),
      breedId: input.breed ?? null,
      bornOn: bornOn ?? null,
      chipNumber: input.chipNumber || null,
    },
    collection: toCollection(input, collectedAt),
  };
}

/** Noon of the day. A stored time of the same day stays as it is. */
const toCollectedAt = ({ collectedOn }: CollectedInput, stored: Collected | undefined) =>
  stored?.collectedOn === collectedOn ? stored.collectedAt : new Date(`${collectedOn}T12:00:00Z`);

const toCollection = (input: CollectedInput, collectedAt: Date) => ({
  animalName: input.petName.trim(),
  animalSex: input.gender,
  ownerName: input.ownerName.trim(),
  ...cleanCollectedTexts(input),
  collectedAt,
  collectedOn: input.collectedOn,
});

/** Nobody certifies a sample of their own animal. */
async function hasOwnChip(tx: Tx, agent: User, { chipNumber }: CollectedInput): Promise<boolean> {
  if (!chipNumber) return false;
  const isOwn = and(eq(animals.ownerId, agent.id), eq(animals.chipNumber, chipNumber));
  return (await tx.$count(animals, isOwn)) > 0;
}

const hasBirthDate = ({ dobDay, dobMonth, dobYear }: CollectedInput) =>
  Boolean(dobDay ?? dobMonth ?? dobYear);

async function isOtherSpecies(tx: Tx, { breed, species }: CollectedInput): Promise<boolean> {
  if (!breed) return false;
  const rows = await tx
    .select({ id: breeds.id })
    .from(breeds)
    .where(and(eq(breeds.id, breed), eq(breeds.speciesId, speciesId(species))));
  return rows.length === 0;
}

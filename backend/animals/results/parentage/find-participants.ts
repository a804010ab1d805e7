import type { ErrorCode } from "@/lib/domain/error-codes";
import type { FieldErrors } from "@/lib/contract/parse";
import { and, eq, isNotNull, or } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animals, plainNumber } from "@/backend/db/schema/animals";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { isComparable } from "./access";

type Animal = typeof animals.$inferSelect;
type Parent = "dam" | "sire";

export interface RequestedParents {
  readonly offspring_id: number;
  readonly dam_id?: number | null | undefined;
  readonly sire_id?: number | null | undefined;
  readonly dam_number?: string | null | undefined;
  readonly sire_number?: string | null | undefined;
}

export interface Participant {
  readonly animal: Animal;
  /** The user owns it or has access to it; the owner of any other animal must consent. */
  readonly isAccessible: boolean;
}

export interface Participants {
  readonly offspring: Participant;
  readonly dam: Participant | undefined;
  readonly sire: Participant | undefined;
}

interface Requester {
  readonly userId: number;
  readonly clubId?: number | undefined;
}

/** The animals of a request. Refuses those the user has no access to like unknown ones, and impossible parents. */
export async function findParticipants(
  tx: Tx,
  requester: Requester,
  body: RequestedParents,
): Promise<Participants | Refusal> {
  const offspring = await findById(tx, requester, body.offspring_id);
  if (offspring === undefined) return refuseFields({ offspring_id: "fields.invalid" });
  const dam = await findParent(tx, requester, "dam", body);
  if (dam instanceof Refusal) return dam;
  const sire = await findParent(tx, requester, "sire", body);
  if (sire instanceof Refusal) return sire;
  if (dam === undefined && sire === undefined) return refuseFields({ dam_id: "fields.parentageNoParent" });
  const participants = { offspring, dam, sire };
  const errors: FieldErrors = {
    ...checkParent(participants, "dam", body),
    ...checkParent(participants, "sire", body),
  };
  return Object.keys(errors).length > 0 ? refuseFields(errors) : participants;
}

async function findById(tx: Tx, { userId, clubId }: Requester, id: number): Promise<Participant | undefined> {
  const [animal] = await tx
    .select()
    .from(animals)
    .where(and(eq(animals.id, id), isComparable(tx, userId, clubId)));
  return animal && { animal, isAccessible: true };
}

async function findParent(
  tx: Tx,
  requester: Requester,
  parent: Parent,
  body: RequestedParents,
): Promise<Participant | Refusal | undefined> {
  const id = body[`${parent}_id`];
  const number = body[`${parent}_number`]?.trim();
  if (id) return (await findById(tx, requester, id)) ?? refuseFields({ [`${parent}_id`]: "fields.invalid" });
  if (!number) return undefined;
  const found = await findByNumber(tx, number);
  const [animal] = found;
  if (animal === undefined) return refuseFields({ [`${parent}_number`]: "fields.parentageUnknownNumber" });
  if (found.length > 1) return refuseFields({ [`${parent}_number`]: "fields.parentageSeveralAnimals" });
  return (await findById(tx, requester, animal.id)) ?? { animal, isAccessible: false };
}

/** Animals with this chip or registration number. Chips are unique per owner only. */
async function findByNumber(tx: Tx, text: string): Promise<Animal[]> {
  const number = text.replace(/[\s-]/g, "").toUpperCase();
  if (number.length < shortestNumber) return [];
  const hasNumber = or(
    eq(plainNumber(animals.chipNumber), number),
    eq(plainNumber(animals.registrationNumber), number),
  );
  return tx
    .select()
    .from(animals)
    .where(and(isNotNull(animals.ownerId), hasNumber))
    .limit(2);
}

/** Shorter ones are easily guessed. */
const shortestNumber = 5;

function checkParent({ offspring, ...parents }: Participants, parent: Parent, body: RequestedParents) {
  const participant = parents[parent];
  if (participant === undefined) return {};
  const problem = findProblem(offspring.animal, participant.animal, parent);
  const field = body[`${parent}_id`] ? `${parent}_id` : `${parent}_number`;
  return problem === undefined ? {} : { [field]: problem };
}

function findProblem(offspring: Animal, animal: Animal, parent: Parent): ErrorCode | undefined {
  if (animal.id === offspring.id) return "fields.parentageSameAnimal";
  if (animal.speciesId !== offspring.speciesId) return "fields.parentageOtherSpecies";
  if (parent === "dam" && animal.sex === "male") return "fields.parentageNotFemale";
  if (parent === "sire" && animal.sex === "female") return "fields.parentageNotMale";
  const areDatesKnown = animal.bornOn !== null && offspring.bornOn !== null;
  return areDatesKnown && String(animal.bornOn) >= String(offspring.bornOn)
    ? "fields.parentageTooYoung"
    : undefined;
}

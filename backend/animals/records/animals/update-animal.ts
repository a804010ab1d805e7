import type { FieldErrors } from "@/lib/contract/parse";
import { eq } from "drizzle-orm";
import { toIsoDate } from "@/lib/contract/kits/public/activation.rules";
import { animalFieldErrors } from "@/lib/contract/animals/records/animals/animals.fields";
import { speciesName } from "@/lib/domain/species";
import { animals } from "@/backend/db/schema/animals";
import { enqueueWaitingEvents } from "@/backend/kits/public/enqueue-waiting-events";
import { listTubes } from "@/backend/kits/public/list-tubes";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import type { Caller } from "@/backend/http/caller";
import { notFound, refuseFields } from "@/backend/http/refusals";
import { findPetErrors } from "@/backend/kits/public/check-pet";
import { toAnimalColumns } from "@/backend/kits/public/pet";
import { findParentErrors } from "@/backend/kernel/animal-access/check-parents";
import { lockOwnAnimal, readAnimal } from "./read-animal";
import { recordAnimalEvent } from "./record-event";
import type { Body } from "@/lib/contract/calls";

type AnimalBody = Body<"animals.update">;

/** Changes the facts about an animal. Reports keep what they were issued with. */
export async function updateAnimal(
  { tx, caller }: SignedInContext,
  { params: { id }, body }: Input<"animals.update">,
) {
  const animal = await lockOwnAnimal(tx, caller, id);
  if (animal === undefined) return notFound();
  const { diedOn, damId, sireId, contactName, contactEmail, ...facts } = body;
  const pet = { ...facts, animalId: id, species: speciesName(animal.speciesId) };
  const errors: FieldErrors = {
    ...(await findPetErrors(tx, { pet, form: "optional", product: null, userId: caller.user?.id })),
    ...animalFieldErrors(body),
    ...(await findParentErrors(tx, caller, { ...animal, bornOn: toIsoDate(body) ?? null }, body)),
    ...contactErrors(caller, body),
  };
  if (Object.keys(errors).length > 0) return refuseFields(errors);
  await tx
    .update(animals)
    .set({
      ...toAnimalColumns(pet),
      diedOn: diedOn || null,
      // A parent that is left out stays.
      damId,
      sireId,
      contactName: contactName?.trim() || null,
      contactEmail: contactEmail?.trim().toLowerCase() || null,
    })
    .where(eq(animals.id, id));
  await recordAnimalEvent(tx, caller, id, "changed");
  // A sample on hold is compared with the corrected facts.
  await enqueueWaitingEvents(tx, await listTubes(tx, id));
  return readAnimal(tx, caller, id);
}

/** Only vets have clients. */
function contactErrors({ user }: Caller, { contactName, contactEmail }: AnimalBody): FieldErrors {
  if (user?.type === "vet") return {};
  return {
    ...(contactName && { contactName: "fields.invalid" }),
    ...(contactEmail && { contactEmail: "fields.invalid" }),
  };
}

import { and, eq, inArray, isNull, notExists } from "drizzle-orm";
import { petFormOf } from "@/lib/domain/kits/pet-form";
import type { Tx } from "@/backend/db/client";
import { activations } from "@/backend/db/schema/activations";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import type { DbContext, Input } from "@/backend/http/handler-types";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { listTubes } from "@/backend/kits/public/list-tubes";
import { chooseCurrentProfiles } from "@/backend/kits/lab/write-results";
import { findPetErrors } from "@/backend/kits/public/check-pet";
import { correctActivation, type Correctable, detailsFit } from "./correct-activation";
import { isOnHold } from "./read-activation";
import { saveAnimal } from "./save-activation";

/** "This is another animal": one of the account or a new one, while the sample does not fit. */
export const changeAnimal = (
  context: DbContext,
  { params: { token }, body: pet }: Input<"activation.changeAnimal">,
) =>
  correctActivation(context, token, async (tx, found) => {
    const { animal, product } = found;
    if (!isOnHold(found.tubes)) return detailsFit;
    if (pet.animalId === animal.id) return refuseFields({ animalId: "kits.sameAnimal" });
    const userId = found.activation.userId ?? undefined;
    const errors = await findPetErrors(tx, { pet, product, form: petFormOf(product), userId });
    if (Object.keys(errors).length > 0) return refuseFields(errors);
    const id = await saveAnimal(tx, pet, userId);
    if (id instanceof Refusal) return id;
    await moveTo(tx, found, id);
    // Samples of the animal before may have been on hold because of this one.
    return [...(await listTubes(tx, id)), ...(await listTubes(tx, found.animal.id))];
  });

/** With the profiles of its tubes. Tests are of the tubes. */
async function moveTo(tx: Tx, found: Correctable, animalId: number): Promise<void> {
  const { activation, animal, tubes } = found;
  const kitIds = tubes.map(({ kitId }) => kitId);
  await tx.update(activations).set({ animalId }).where(eq(activations.id, activation.id));
  await tx
    .update(dnaProfiles)
    .set({ animalId, isCurrent: false })
    .where(and(eq(dnaProfiles.animalId, animal.id), inArray(dnaProfiles.kitId, kitIds)));
  await chooseCurrentProfiles(tx, animal.id);
  // An animal that a guest entered for this kit has no other purpose.
  await tx
    .delete(animals)
    .where(
      and(
        eq(animals.id, animal.id),
        isNull(animals.ownerId),
        notExists(
          tx.select({ id: activations.id }).from(activations).where(eq(activations.animalId, animal.id)),
        ),
      ),
    );
}

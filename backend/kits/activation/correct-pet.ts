import type { FieldErrors } from "@/lib/contract/parse";
import { and, eq } from "drizzle-orm";
import { petFormOf } from "@/lib/domain/kits/pet-form";
import { speciesId } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { activations } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";
import type { DbContext, Input } from "@/backend/http/handler-types";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { listTubes } from "@/backend/kits/public/list-tubes";
import { findPetErrors } from "@/backend/kits/public/check-pet";
import { correctActivation, type Correctable } from "./correct-activation";
import { type Pet, toAnimalColumns } from "@/backend/kits/public/pet";
import { isEditable } from "./read-activation";

/** Corrects facts about the animal until the laboratory has the sample, and while they do not fit it. */
export const updatePet = (
  context: DbContext,
  { params: { token }, body: pet }: Input<"activation.updatePet">,
) =>
  correctActivation(context, token, async (tx, found) => {
    const { animal, tubes } = found;
    if (!isEditable(tubes)) return new Refusal(409, { code: "sample_received", message: "kits.received" });
    const errors = await findErrors(tx, found, pet);
    if (Object.keys(errors).length > 0) return refuseFields(errors);
    await tx.update(animals).set(toAnimalColumns(pet)).where(eq(animals.id, animal.id));
    return listTubes(tx, animal.id);
  });

async function findErrors(tx: Tx, { animal, product }: Correctable, pet: Pet): Promise<FieldErrors> {
  const errors = await findPetErrors(tx, {
    // The animal of the activation stays the same.
    pet: { ...pet, animalId: null },
    knownId: animal.id,
    product,
    form: petFormOf(product),
    userId: animal.ownerId ?? undefined,
  });
  if (speciesId(pet.species) === animal.speciesId || !(await hasOtherKits(tx, animal))) return errors;
  return { ...errors, species: "kits.speciesInUse" };
}

/** Other kits of the animal are for its species. */
async function hasOtherKits(tx: Tx, { id, speciesId: species }: Correctable["animal"]): Promise<boolean> {
  const rows = await tx
    .select({ id: activations.id })
    .from(activations)
    .innerJoin(products, eq(products.id, activations.productId))
    .where(and(eq(activations.animalId, id), eq(products.speciesId, species)));
  return rows.length > 0;
}

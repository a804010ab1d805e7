import { petFormOf } from "@/lib/domain/kits/pet-form";
import type { Context, Input } from "@/backend/http/handler-types";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { findBreed } from "@/backend/shop/public/find-breed";
import { findPetErrors } from "@/backend/kits/public/check-pet";
import { findEarlierAttempt } from "./earlier-attempt";
import { findReadyKits } from "@/backend/kits/public/find-kits";
import { findProduct } from "./resolve-product";

/** Whether the facts about an animal fit the kit. Nothing is stored yet. */
export async function checkPet(
  { tx, caller }: Context,
  { body: { id, barcodes, selectedProduct, pet } }: Input<"activation.aboutMyPet">,
) {
  const fieldAt = (position: number) => `barcodes.${position}`;
  const ready = await findReadyKits(tx, { barcodes, fieldAt, attemptId: id });
  if (ready instanceof Refusal) return ready;
  const product = ready[0]?.product ?? (await findProduct(tx, selectedProduct)) ?? null;
  const form = petFormOf(product);
  const earlier = await findEarlierAttempt(tx, { id, barcodes });
  const errors = await findPetErrors(tx, {
    pet,
    form,
    product,
    userId: caller.user?.id,
    ...(earlier && { knownId: earlier.activation.animalId }),
  });
  if (Object.keys(errors).length > 0) return refuseFields(errors);
  return { form, breed: await findBreed(tx, pet.breed ?? null, caller.language) };
}

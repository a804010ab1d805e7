import type { ErrorCode } from "@/lib/domain/error-codes";
import type { Body } from "@/lib/contract/calls";
import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { activations, litters, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import type { Caller } from "@/backend/http/caller";
import type { DbContext, Input } from "@/backend/http/handler-types";
import { refuseFields } from "@/backend/http/refusals";
import { listTubes } from "@/backend/kits/public/list-tubes";
import { findParentErrors } from "@/backend/kernel/animal-access/check-parents";
import { correctActivation, type Correctable, detailsFit } from "./correct-activation";
import { isLittermate, isOnHold } from "./read-activation";
import { insertedRow } from "@/backend/db/inserted-row";

type Parents = Body<"activation.updateParents">;

/** Corrects dam and sire of an animal, or of its whole litter, while a sample does not fit them. */
export const updateParents = (
  context: DbContext,
  { params: { token }, body: parents }: Input<"activation.updateParents">,
) =>
  correctActivation(context, token, async (tx, found) => {
    const { animal, tubes } = found;
    if (!isOnHold(tubes)) return detailsFit;
    const errors = await findErrors(tx, context.caller, { animal, parents });
    if (Object.keys(errors).length > 0) return refuseFields(errors);
    if (parents.isForLitter && animal.litterId !== null)
      return correctLitter(tx, animal, { ...parents, litterId: animal.litterId });
    await leaveLitter(tx, animal, parents);
    return listTubes(tx, animal.id);
  });

interface Correction {
  readonly animal: Correctable["animal"];
  readonly parents: Parents;
}

/** The parents have to fit each animal that gets them. */
async function findErrors(tx: Tx, caller: Caller, { animal, parents }: Correction) {
  const { isForLitter } = parents;
  const { id, litterId } = animal;
  const isOffspring = isForLitter && litterId !== null ? isLittermate(animal, litterId) : eq(animals.id, id);
  const offspring = await tx.select().from(animals).where(isOffspring);
  const errors: Record<string, ErrorCode> = {};
  for (const one of offspring) Object.assign(errors, await findParentErrors(tx, caller, one, parents));
  for (const field of ["damId", "sireId"] as const)
    if (offspring.some((one) => one.id === parents[field])) errors[field] = "kits.ownParent";
  return errors;
}

const toIds = ({ damId, sireId }: Parents) => ({ damId: damId ?? null, sireId: sireId ?? null });

/** As typed, also for parents that are not on file. */
const toLitterColumns = ({ damName, sireName, ...parents }: Parents) => ({
  ...toIds(parents),
  damName: damName?.trim() || null,
  sireName: sireName?.trim() || null,
});

async function correctLitter(
  tx: Tx,
  animal: Correctable["animal"],
  { litterId, ...parents }: Parents & { readonly litterId: number },
): Promise<readonly number[]> {
  await tx.update(litters).set(toLitterColumns(parents)).where(eq(litters.id, litterId));
  const littermates = isLittermate(animal, litterId);
  await tx.update(animals).set(toIds(parents)).where(littermates);
  const rows = await tx
    .select({ kitId: samples.kitId })
    .from(samples)
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .where(littermates)
    .orderBy(samples.kitId);
  return rows.map(({ kitId }) => kitId);
}

/** Littermates keep their parents: the animal gets a litter of its own. */
async function leaveLitter(tx: Tx, animal: Correctable["animal"], parents: Parents): Promise<void> {
  const { id, ownerId, speciesId, breedId, bornOn } = animal;
  const litter = insertedRow(
    await tx
      .insert(litters)
      .values({ ownerId, speciesId, breedId, bornOn, ...toLitterColumns(parents) })
      .returning({ id: litters.id }),
  );
  await tx
    .update(animals)
    .set({ ...toIds(parents), litterId: litter.id })
    .where(eq(animals.id, id));
}

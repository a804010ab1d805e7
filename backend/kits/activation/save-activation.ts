import { and, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { type Refusal, refuseFields } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { enqueueWaitingEvents } from "@/backend/kits/public/enqueue-waiting-events";
import { updatePaymentHolds } from "@/backend/kits/public/payment-holds";
import type { KitRow } from "@/backend/kits/public/find-kits";
import { type Pet, toAnimalColumns, toStatedColumns } from "@/backend/kits/public/pet";
import type { ActivationRecord } from "./record";
import { insertedRow } from "@/backend/db/inserted-row";
import { randomToken } from "@/backend/db/random-token";

type ActivationRow = typeof activations.$inferSelect;

export interface LitterParents {
  readonly litterId: number;
  readonly damId: number | null;
  readonly sireId: number | null;
}

/** Updates the chosen animal or adds a new one. A guest's animal has no owner until it is claimed. */
export async function saveAnimal(
  tx: Tx,
  pet: Pet,
  userId: number | undefined,
  litter?: LitterParents,
): Promise<number | Refusal> {
  if (pet.animalId && userId !== undefined) {
    const [updated] = await tx
      .update(animals)
      .set(toStatedColumns(pet))
      .where(and(eq(animals.id, pet.animalId), eq(animals.ownerId, userId)))
      .returning({ id: animals.id });
    return updated?.id ?? refuseFields({ animalId: "kits.animal" });
  }
  const inserted = insertedRow(
    await tx
      .insert(animals)
      .values({ ...toAnimalColumns(pet), ...litter, ownerId: userId ?? null })
      .returning({ id: animals.id }),
  );
  return inserted.id;
}

interface NewActivation {
  readonly record: Pick<ActivationRecord, "id" | "email" | "person" | "collectionAgent" | "consents">;
  readonly caller: Caller;
  readonly animalId: number;
  readonly productId: number;
  /** One tube, or two of the same animal. */
  readonly tubes: readonly KitRow[];
  readonly appOrigin: string;
  readonly now: Date;
}

/** One activation with a sample for each tube. The caller holds the locks on the kits. */
export async function insertActivation(tx: Tx, activation: NewActivation): Promise<ActivationRow> {
  const { record, caller, animalId, productId, tubes, appOrigin, now } = activation;
  const [first] = tubes;
  if (first === undefined) throw new Error("An activation needs a tube.");
  const { acceptTerms: _, ...person } = record.person;
  const consentAt = (isGiven: boolean | undefined) => (isGiven === true ? now : null);
  const row = insertedRow(
    await tx
      .insert(activations)
      .values({
        token: randomToken(),
        attemptId: record.id,
        kitId: first.id,
        animalId,
        productId,
        person,
        userId: caller.user?.id ?? null,
        email: record.email.toLowerCase(),
        collector: record.collectionAgent ?? null,
        language: caller.language,
        researchConsentAt: consentAt(record.consents?.research),
        storageConsentAt: consentAt(record.consents?.storage),
        statisticsConsentAt: consentAt(record.consents?.statistics),
        activatedAt: now,
        updatedAt: now,
      })
      .returning(),
  );
  await tx
    .insert(samples)
    .values(tubes.map(({ id }, at) => ({ activationId: row.id, kitId: id, attempt: 1, tube: at + 1 })));
  // The order may be disputed or overdue already.
  for (const { id } of tubes) await updatePaymentHolds(tx, { scope: { kitId: id }, appOrigin });
  // A tube can reach the laboratory before somebody activates it.
  await enqueueWaitingEvents(
    tx,
    tubes.map(({ id }) => id),
  );
  return row;
}

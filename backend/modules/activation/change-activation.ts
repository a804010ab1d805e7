import { eq } from "drizzle-orm";
import { kitMessages } from "@/lib/contract/activation/activation.messages";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import type { UseCaseContext } from "@/backend/http/handler-types";
import { enqueueWaitingEvents } from "@/backend/lab/enqueue-waiting-events";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { findPetErrors } from "./check-pet";
import { petFormOf } from "@/lib/domain/pet-form";
import { type Pet, toAnimalColumns } from "./pet";
import { findActivation, isEditable, readActivation, readSamples } from "./read-activation";

/** Corrects facts about the animal until the laboratory has the sample, and while they do not fit it. */
export async function updatePet({ tx, caller }: UseCaseContext, token: string, pet: Pet) {
  const found = await findActivation(tx, caller, token, true);
  if (found instanceof Refusal) return found;
  const tubes = await readSamples(tx, found.activation.id);
  if (!isEditable(tubes)) return new Refusal(409, { code: "sample_received", message: kitMessages.received });
  // The animal of an activation cannot be exchanged for another one.
  const { animal, product } = found;
  const facts = { ...pet, animalId: animal.ownerId === null ? null : animal.id };
  const check = { pet: facts, product, form: petFormOf(product), userId: animal.ownerId ?? undefined };
  const errors = await findPetErrors(tx, check);
  if (Object.keys(errors).length > 0) return refuseFields(errors);
  await tx.update(animals).set(toAnimalColumns(facts)).where(eq(animals.id, animal.id));
  await tx.update(activations).set({ updatedAt: new Date() }).where(eq(activations.id, found.activation.id));
  // A sample on hold is compared with the corrected facts.
  await enqueueWaitingEvents(
    tx,
    tubes.map(({ kitId }) => kitId),
  );
  return readActivation(tx, caller, token);
}

/** "I have posted it": every tube that the laboratory does not have yet. Repeating it corrects the number. */
export async function markPosted(
  { tx, caller }: UseCaseContext,
  token: string,
  trackingNumber: string | null | undefined,
) {
  const found = await findActivation(tx, caller, token, true);
  if (found instanceof Refusal) return found;
  const now = new Date();
  for (const { sample } of await readSamples(tx, found.activation.id))
    if (sample.receivedAt === null)
      await tx
        .update(samples)
        .set({ postedAt: sample.postedAt ?? now, trackingNumber: trackingNumber?.trim() || null })
        .where(eq(samples.id, sample.id));
  return readActivation(tx, caller, token);
}

interface Consents {
  readonly research: boolean;
  readonly storage: boolean;
  readonly statistics: boolean;
}

/** A consent keeps the date on which it was first given. */
export async function updateConsents({ tx, caller }: UseCaseContext, token: string, consents: Consents) {
  const found = await findActivation(tx, caller, token, true);
  if (found instanceof Refusal) return found;
  const { activation } = found;
  const dateOf = (isGiven: boolean, since: Date | null) => (isGiven ? (since ?? new Date()) : null);
  await tx
    .update(activations)
    .set({
      researchConsentAt: dateOf(consents.research, activation.researchConsentAt),
      storageConsentAt: dateOf(consents.storage, activation.storageConsentAt),
      statisticsConsentAt: dateOf(consents.statistics, activation.statisticsConsentAt),
      updatedAt: new Date(),
    })
    .where(eq(activations.id, activation.id));
  return readActivation(tx, caller, token);
}

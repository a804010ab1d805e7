import { eq } from "drizzle-orm";
import { activations, samples } from "@/backend/db/schema/activations";
import type { Context, Input } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import { findActivation } from "./find-activation";
import { readActivation, readSamples } from "./read-activation";

/** "I have posted it": every tube that the laboratory does not have yet. Repeating it corrects the number. */
export async function markPosted(
  { tx, caller }: Context,
  { params: { token }, body: { trackingNumber } }: Input<"activation.markPosted">,
) {
  const found = await findActivation(tx, caller, token, true);
  if (found instanceof Refusal) return found;
  // Vets who have handed a patient over still post its samples.
  if (found.relation === "former-owner") return notFound();
  const now = new Date();
  for (const { sample } of await readSamples(tx, found.activation.id))
    if (sample.receivedAt === null)
      await tx
        .update(samples)
        .set({ postedAt: sample.postedAt ?? now, trackingNumber: trackingNumber?.trim() || null })
        .where(eq(samples.id, sample.id));
  return readActivation(tx, caller, token);
}

/** A consent keeps the date on which it was first given. */
export async function updateConsents(
  { tx, caller }: Context,
  { params: { token }, body: consents }: Input<"activation.updateConsents">,
) {
  const found = await findActivation(tx, caller, token, true);
  if (found instanceof Refusal) return found;
  const { activation, relation } = found;
  // Statistics are up to the owner, who may be somebody else by now.
  const isOwner = relation === "owner";
  const dateOf = (isGiven: boolean, since: Date | null) => (isGiven ? (since ?? new Date()) : null);
  await tx
    .update(activations)
    .set({
      researchConsentAt: dateOf(consents.research, activation.researchConsentAt),
      storageConsentAt: dateOf(consents.storage, activation.storageConsentAt),
      ...(isOwner && {
        statisticsConsentAt: dateOf(consents.statistics, activation.statisticsConsentAt),
      }),
      updatedAt: new Date(),
    })
    .where(eq(activations.id, activation.id));
  return readActivation(tx, caller, token);
}

import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { clubMembers } from "@/backend/db/schema/animal-access";
import { parentageConsents, parentageRequests } from "@/backend/db/schema/parentage";
import type { Caller } from "@/backend/http/caller";
import type { SignedInContext, Input } from "@/backend/http/handler-types";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { compareRequest } from "./compare-request";
import { findParticipants, type Participants, type RequestedParents } from "./find-participants";
import { readOffer } from "./list-options";
import { askForConsent } from "./parentage-notices";
import { findVerification } from "./verifications";
import { insertedRow } from "@/backend/db/inserted-row";

/** Requests a comparison: takes a bought verification, asks other owners, and compares at once if nothing is missing. */
export async function createRequest(
  { tx, caller, settings }: SignedInContext,
  body: RequestedParents,
  clubId?: number,
) {
  const { user } = caller;
  // Before reading: two requests at once must not use the same verification.
  await lockUser(tx, user.id);
  const participants = await findParticipants(tx, { userId: user.id, clubId }, body);
  if (participants instanceof Refusal) return participants;
  const repeated = await findWaiting(tx, user.id, participants);
  if (repeated !== undefined)
    return new Refusal(409, {
      code: "already_requested",
      message: "fields.parentageRequested",
      id: repeated,
    });
  const orderLineId = await findVerification(tx, user.id, participants.offspring.animal);
  if (orderLineId === undefined) return refuseUnpaid(tx, caller, participants.offspring.animal.speciesId);
  const { id, state, outcome } = await insertRequest(tx, {
    userId: user.id,
    clubId,
    orderLineId,
    participants,
  });
  if (state === "waiting-for-consent") await askForConsent({ tx, appOrigin: settings.appOrigin }, id);
  return { id, state, outcome };
}

export async function createRequestViaClub(
  context: SignedInContext,
  { body: { club_id: named, ...body } }: Input<"parentage.createViaClub">,
) {
  const { tx, caller } = context;
  const memberships = await tx
    .select({ id: clubMembers.clubId })
    .from(clubMembers)
    .where(eq(clubMembers.userId, caller.user.id));
  const clubId = named ?? (memberships.length === 1 ? memberships[0]?.id : undefined);
  if (clubId === undefined || !memberships.some(({ id }) => id === clubId))
    return refuseFields({ club_id: "fields.parentageNoClub" });
  return createRequest(context, body, clubId);
}

async function findWaiting(tx: Tx, userId: number, { offspring, dam, sire }: Participants) {
  const [row] = await tx
    .select({ id: parentageRequests.id })
    .from(parentageRequests)
    .where(
      and(
        ...[eq(parentageRequests.userId, userId), eq(parentageRequests.offspringId, offspring.animal.id)],
        sql`${parentageRequests.damId} is not distinct from ${dam?.animal.id ?? null}::integer`,
        sql`${parentageRequests.sireId} is not distinct from ${sire?.animal.id ?? null}::integer`,
        inArray(parentageRequests.state, ["waiting-for-consent", "waiting-for-profile"]),
        isNull(parentageRequests.deletedAt),
      ),
    );
  return row?.id;
}

/** With the price of the missing verification. */
async function refuseUnpaid(tx: Tx, caller: Caller, speciesId: number): Promise<Refusal> {
  const species = speciesName(speciesId);
  const { product, price } = (await readOffer(tx, caller, species)) ?? {};
  return new Refusal(409, { code: "not_bought", message: "fields.parentageNotBought", product, price });
}

interface NewRequest {
  readonly userId: number;
  readonly clubId: number | undefined;
  readonly orderLineId: number;
  readonly participants: Participants;
}

async function insertRequest(tx: Tx, { userId, clubId, orderLineId, participants }: NewRequest) {
  const { offspring, dam, sire } = participants;
  const all = [offspring, dam, sire].filter((participant) => participant !== undefined);
  const isWaiting = all.some(({ isAccessible }) => !isAccessible);
  const request = insertedRow(
    await tx
      .insert(parentageRequests)
      .values({
        userId,
        clubId,
        orderLineId,
        offspringId: offspring.animal.id,
        damId: dam?.animal.id,
        sireId: sire?.animal.id,
        state: isWaiting ? "waiting-for-consent" : "waiting-for-profile",
      })
      .returning(),
  );
  const consents = all
    .filter(({ animal }) => animal.ownerId !== userId)
    .map(({ animal: { id: animalId, ownerId }, isAccessible }) => ({
      requestId: request.id,
      animalId,
      ownerId,
      isFromGrant: isAccessible,
      ...(isAccessible && { state: "granted" as const, decidedAt: new Date() }),
    }));
  if (consents.length > 0) await tx.insert(parentageConsents).values(consents);
  return isWaiting ? request : compareRequest(tx, request);
}

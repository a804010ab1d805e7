import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type ConsentDecision, listedConsents } from "@/lib/config/animals/parentage";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { inLanguage } from "@/backend/db/in-language";
import { breeds } from "@/backend/db/schema/breeds";
import { parentageConsents, parentageRequests } from "@/backend/db/schema/parentage";
import { users } from "@/backend/db/schema/users";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import { compareRequest } from "@/backend/animals/results/parentage/compare-request";
import { declineRequest } from "@/backend/animals/results/parentage/decline-request";
import { lockParticipants } from "@/backend/animals/results/parentage/find-request";
import { notifyRequester } from "@/backend/animals/results/parentage/parentage-notices";

const offspring = alias(animals, "offspring");

const isWaitingFor = (ownerId: number) =>
  and(
    ...[eq(animals.ownerId, ownerId), eq(parentageConsents.state, "waiting")],
    ...[eq(parentageRequests.state, "waiting-for-consent"), isNull(parentageRequests.deletedAt)],
  );

/** The oldest requests that wait for the user, and how many there are. */
export async function listWaitingConsents(tx: Tx, ownerId: number, size: number) {
  const rows = await tx
    .select({
      requestId: parentageRequests.id,
      animalName: animals.name,
      offspringName: offspring.name,
      requestedBy: users.name,
      count: sql<number>`count(*) over ()::int`,
    })
    .from(parentageConsents)
    .innerJoin(parentageRequests, eq(parentageRequests.id, parentageConsents.requestId))
    .innerJoin(animals, eq(animals.id, parentageConsents.animalId))
    .innerJoin(offspring, eq(offspring.id, parentageRequests.offspringId))
    .leftJoin(users, eq(users.id, parentageRequests.userId))
    .where(isWaitingFor(ownerId))
    .orderBy(asc(parentageRequests.id), asc(animals.id))
    .limit(size);
  return { count: rows[0]?.count ?? 0, results: rows.map(({ count: _, ...row }) => row) };
}

/** Requests of others that wait for the user as the present owner of an animal. */
export async function listConsents({ tx, caller: { user, language } }: SignedInContext) {
  const rows = await tx
    .select({
      request: parentageRequests,
      animal: { id: animals.id, name: animals.name },
      offspring: {
        name: offspring.name,
        breed: inLanguage(breeds.name, language),
        registrationName: offspring.registrationName,
      },
      requestedBy: users.name,
    })
    .from(parentageConsents)
    .innerJoin(parentageRequests, eq(parentageRequests.id, parentageConsents.requestId))
    .innerJoin(animals, eq(animals.id, parentageConsents.animalId))
    .innerJoin(offspring, eq(offspring.id, parentageRequests.offspringId))
    .leftJoin(breeds, eq(breeds.id, offspring.breedId))
    .leftJoin(users, eq(users.id, parentageRequests.userId))
    .where(isWaitingFor(user.id))
    .orderBy(asc(parentageRequests.id), asc(animals.id))
    .limit(listedConsents);
  return rows.map(({ request, animal, ...row }) => ({
    requestId: request.id,
    animal,
    ...row,
    createdAt: request.createdAt.toISOString(),
    role: roleOf(request, animal.id),
  }));
}

const roleOf = ({ damId, sireId }: typeof parentageRequests.$inferSelect, animalId: number) =>
  damId === animalId ? ("dam" as const) : sireId === animalId ? ("sire" as const) : ("offspring" as const);

interface ConsentAnswer {
  readonly id: number;
  readonly animal_id: number;
  readonly decision: ConsentDecision;
}

/** Records the decision of an owner. A refusal ends the request and gives the verification back. */
export async function decideConsent(
  { tx, caller, settings }: SignedInContext,
  { params: { id }, body }: Input<"parentage.consent">,
) {
  const answer = { id, ...body };
  const request = await lockAsOwner(tx, caller.user.id, answer);
  if (request === undefined) return notFound();
  const isFirst = await storeDecision(tx, caller.user.id, answer);
  if (!isFirst || request.state !== "waiting-for-consent")
    return new Refusal(409, { code: "decided", message: "fields.parentageDecided" });
  const notices = { tx, appOrigin: settings.appOrigin };
  if (answer.decision === "refused") {
    await declineRequest(notices, request.id);
    return undefined;
  }
  const isWaiting = await isConsentMissing(tx, request.id);
  if (isWaiting) return undefined;
  const { state } = await compareRequest(tx, request);
  if (state === "reported") await notifyRequester(notices, request.id, "reported");
  return undefined;
}

/** Undefined unless the user owns the animal that needs consent. */
async function lockAsOwner(tx: Tx, ownerId: number, { id, animal_id: animalId }: ConsentAnswer) {
  await lockParticipants(tx, id);
  const [row] = await tx
    .select({ request: parentageRequests })
    .from(parentageRequests)
    .innerJoin(parentageConsents, eq(parentageConsents.requestId, parentageRequests.id))
    .innerJoin(animals, eq(animals.id, parentageConsents.animalId))
    .where(
      and(
        ...[eq(parentageRequests.id, id), isNull(parentageRequests.deletedAt)],
        ...[eq(animals.id, animalId), eq(animals.ownerId, ownerId)],
      ),
    )
    .for("update", { of: parentageRequests });
  return row?.request;
}

async function storeDecision(
  tx: Tx,
  ownerId: number,
  { id, animal_id: animalId, decision }: ConsentAnswer,
): Promise<boolean> {
  const updated = await tx
    .update(parentageConsents)
    .set({ state: decision, ownerId, decidedAt: new Date() })
    .where(
      and(
        ...[eq(parentageConsents.requestId, id), eq(parentageConsents.animalId, animalId)],
        eq(parentageConsents.state, "waiting"),
      ),
    )
    .returning({ id: parentageConsents.requestId });
  return updated.length > 0;
}

async function isConsentMissing(tx: Tx, requestId: number): Promise<boolean> {
  const isMissing = and(eq(parentageConsents.requestId, requestId), eq(parentageConsents.state, "waiting"));
  return (await tx.$count(parentageConsents, isMissing)) > 0;
}

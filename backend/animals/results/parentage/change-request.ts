import type { ErrorCode } from "@/lib/domain/error-codes";
import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { parentageRequests } from "@/backend/db/schema/parentage";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import { findMisfit, type Role } from "@/backend/kernel/animal-access/check-parents";
import { recordAnimalEvent } from "@/backend/animals/records/animals/record-event";
import { findRequest, lockRequest } from "./find-request";

/** Hides a request. One that was not compared yet gives its verification back. */
export async function removeRequest(
  { tx, caller: { user } }: SignedInContext,
  { params: { id } }: Input<"parentage.remove">,
) {
  const request = await lockRequest(tx, user.id, id);
  if (request === undefined) return notFound();
  await tx
    .update(parentageRequests)
    .set({ deletedAt: new Date(), ...(request.state !== "reported" && { orderLineId: null }) })
    .where(eq(parentageRequests.id, id));
  return undefined;
}

/** Records the parents who qualify as those of the user's own animal. */
export async function addToPedigree(
  { tx, caller }: SignedInContext,
  { params: { id } }: Input<"parentage.addToPedigree">,
) {
  const { user } = caller;
  const request = await findRequest(tx, user.id, id);
  if (request === undefined) return notFound();
  const [offspring] = await tx
    .select()
    .from(animals)
    .where(eq(animals.id, request.offspringId))
    .for("no key update");
  if (offspring?.ownerId !== user.id) return notFound();
  if (request.state !== "reported" || request.outcome !== "qualifies")
    return new Refusal(409, { code: "not_qualified", message: "fields.parentageNotQualified" });
  const { damId, sireId } = request;
  const misfit =
    (await findParentMisfit(tx, offspring, "dam", damId)) ??
    (await findParentMisfit(tx, offspring, "sire", sireId));
  if (misfit !== undefined) return new Refusal(409, { code: "parent_does_not_fit", message: misfit });
  await tx
    .update(animals)
    .set({ damId: damId ?? offspring.damId, sireId: sireId ?? offspring.sireId })
    .where(eq(animals.id, offspring.id));
  await recordAnimalEvent(tx, caller, offspring.id, "changed");
  return undefined;
}

/** Facts and pedigree may have changed since the request. */
async function findParentMisfit(
  tx: Tx,
  offspring: typeof animals.$inferSelect,
  role: Role,
  id: number | null,
): Promise<ErrorCode | undefined> {
  if (id === null || id === offspring[`${role}Id`]) return undefined;
  const [parent] = await tx.select().from(animals).where(eq(animals.id, id));
  return parent && findMisfit(tx, parent, { offspring, role });
}

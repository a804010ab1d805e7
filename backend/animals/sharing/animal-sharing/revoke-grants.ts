import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animalGrants } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import type { SignedInContext } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { recordAnimalEvent } from "@/backend/animals/records/animals/record-event";
import { declineUnshared } from "@/backend/animals/results/parentage/decline-unshared";

interface RevokeInput {
  readonly animalId: number;
  readonly grantId: number | undefined;
}

/** The owner ends one share or all of them; somebody else ends their own. */
export async function revokeGrants(
  { tx, caller, settings }: SignedInContext,
  { animalId, grantId }: RevokeInput,
) {
  const { user } = caller;
  const [animal] = await tx
    .select({ ownerId: animals.ownerId })
    .from(animals)
    .where(eq(animals.id, animalId))
    .for("update");
  const isOwner = animal?.ownerId === user.id;
  const revoked = await endGrants(
    tx,
    and(
      eq(animalGrants.animalId, animalId),
      grantId === undefined ? undefined : eq(animalGrants.id, grantId),
      isOwner ? undefined : eq(animalGrants.userId, user.id),
    ),
  );
  // The owner may repeat the request for all shares.
  if (revoked.length === 0 && !(isOwner && grantId === undefined)) return notFound();
  for (const { kind, email } of revoked)
    await recordAnimalEvent(tx, caller, animalId, "unshared", { with: kind, ...(email && { email }) });
  await declineUnshared({ tx, appOrigin: settings.appOrigin }, animalId);
  return undefined;
}

/** Also for transfers, which end all access. */
export function endGrants(tx: Tx, where: SQL | undefined) {
  return tx
    .update(animalGrants)
    .set({ revokedAt: sql`now()` })
    .where(and(where, isNull(animalGrants.revokedAt)))
    .returning({ kind: animalGrants.kind, email: animalGrants.email });
}

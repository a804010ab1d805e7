import { and, arrayOverlaps, eq, exists, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AccessScope } from "@/lib/config/animals/animal-access";
import type { DvReadKind } from "@/lib/config/animals/dv-access";
import type { Caller } from "@/backend/http/caller";
import type { Tx } from "@/backend/db/client";
import { animalGrants } from "@/backend/db/schema/animal-access";
import { dvReads } from "@/backend/db/schema/dv-access";
import { users } from "@/backend/db/schema/users";

/** Condition on `animal_grants`: the owner agreed to access of Dogs Victoria. */
export const isDvGrant = (): SQL | undefined =>
  and(
    eq(animalGrants.kind, "dv"),
    isNull(animalGrants.revokedAt),
    or(isNull(animalGrants.endsAt), gt(animalGrants.endsAt, sql`now()`)),
  );

interface DvReader {
  readonly userId: number;
  readonly admin?: Caller["admin"];
}

interface DvActor extends DvReader {
  /** Only asks what may be read, and reads nothing. */
  readonly isProbe?: true | undefined;
}

/** Whether somebody of Dogs Victoria may read this part of an animal. The read is logged for its owner. */
export async function readForDv(
  tx: Tx,
  { isProbe, ...reader }: DvActor,
  animalId: number,
  scopes: { readonly covering: readonly AccessScope[]; readonly scope: AccessScope },
): Promise<boolean> {
  const staff = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, reader.userId), eq(users.hasDvAccess, true)));
  const [grant] = await tx
    .select({ id: animalGrants.id })
    .from(animalGrants)
    .where(
      and(
        eq(animalGrants.animalId, animalId),
        isDvGrant(),
        arrayOverlaps(animalGrants.scopes, [...scopes.covering]),
        exists(staff),
      ),
    )
    .limit(1);
  if (grant === undefined) return false;
  if (!isProbe) await recordDvReads(tx, reader, [animalId], scopes.scope);
  return true;
}

/** The owner sees who really read: the admin, if one impersonates the staff member. */
export async function recordDvReads(
  tx: Tx,
  reader: DvReader,
  animalIds: readonly number[],
  kind: DvReadKind,
): Promise<void> {
  if (animalIds.length === 0) return;
  const userId = reader.admin?.id ?? reader.userId;
  const at = sql`date_trunc('minute', now())`;
  await tx
    .insert(dvReads)
    .values(animalIds.map((animalId) => ({ animalId, userId, kind, at })))
    .onConflictDoNothing();
}

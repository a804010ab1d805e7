import { and, eq } from "drizzle-orm";
import { kitMessages } from "@/lib/contract/activation/activation.messages";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";

export interface ParentIds {
  readonly damId?: number | null | undefined;
  readonly sireId?: number | null | undefined;
}

interface ParentOwner {
  readonly userId: number | undefined;
  readonly speciesId: number;
}

/** Parents on file belong to the account and are of the species. */
export async function findParentErrors(
  tx: Tx,
  owner: ParentOwner,
  parents: ParentIds,
): Promise<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const field of ["damId", "sireId"] as const) {
    const parentId = parents[field];
    if (parentId && !(await isOwn(tx, owner, parentId))) errors[field] = kitMessages.animal;
  }
  return errors;
}

async function isOwn(tx: Tx, { userId, speciesId }: ParentOwner, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: animals.id })
    .from(animals)
    .where(and(eq(animals.id, id), eq(animals.ownerId, userId ?? 0), eq(animals.speciesId, speciesId)));
  return rows.length > 0;
}

import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { CollectedRecord } from "@/lib/contract/animals/records/collected-animals/collected-animals.types";
import type { Tx } from "@/backend/db/client";
import { animalCollections, collectionUploads } from "@/backend/db/schema/animal-access";
import type { Caller } from "@/backend/http/caller";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { lockCollected } from "./update-collected";

interface Upload {
  readonly clientId: string;
  readonly agentId: number;
  readonly record: CollectedRecord;
}

/**
 * What a record is: new, sent before with the same content, or a correction of an animal's record whose first response was
 * lost. The caller has locked the agent.
 */
export async function registerUpload(tx: Tx, caller: Caller, { clientId, agentId, record }: Upload) {
  const contentHash = hashContent(record);
  const inserted = await tx
    .insert(collectionUploads)
    .values({ clientId, agentId, contentHash })
    .onConflictDoNothing()
    .returning({ clientId: collectionUploads.clientId });
  if (inserted.length > 0) return { kind: "new" } as const;
  const isOwnUpload = and(eq(collectionUploads.clientId, clientId), eq(collectionUploads.agentId, agentId));
  const [earlier] = await tx.select().from(collectionUploads).where(isOwnUpload);
  if (earlier === undefined) return refuseFields({ clientId: "refusals.collectorOtherAgent" });
  if (earlier.contentHash === null || earlier.contentHash === contentHash)
    return { kind: "repeated" } as const;
  await tx.update(collectionUploads).set({ contentHash }).where(isOwnUpload);
  return findCorrectable(tx, caller, clientId);
}

/** The order of the fields does not matter. */
const hashContent = (record: CollectedRecord): string =>
  createHash("sha256")
    .update(JSON.stringify(record, Object.keys(record).sort()))
    .digest("base64url");

async function findCorrectable(tx: Tx, caller: Caller, clientId: string) {
  const [found] = await tx
    .select({ animalId: animalCollections.animalId })
    .from(animalCollections)
    .where(eq(animalCollections.clientId, clientId));
  if (found === undefined) return refuseFields({ clientId: "records.deleted" });
  const locked = await lockCollected(tx, caller, found.animalId);
  if (locked instanceof Refusal) return refuseFields({ clientId: "records.arrived" });
  if (locked.isClaimed) return refuseFields({ clientId: "records.claimed" });
  if (locked.collected.isChangedOnWebsite) return refuseFields({ clientId: "records.changed" });
  return { kind: "corrected", animalId: found.animalId } as const;
}

import { and, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animalCollections } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import type { Caller } from "@/backend/http/caller";
import { Refusal } from "@/backend/http/refusals";
import { recordAnimalEvent } from "@/backend/animals/records/animals/record-event";
import { toColumns } from "./collected-columns";
import { lockAgent } from "./find-agent";
import { readCollected } from "./select-collected";

/** Records an animal without owner. A repeated upload returns what the first one created. */
export async function createCollected(
  { tx, caller }: SignedInContext,
  { body: { client_id: clientId, ...input } }: Input<"collectedAnimals.create">,
) {
  const agent = await lockAgent(tx, caller);
  if (agent instanceof Refusal) return agent;
  // Ids of other agents' devices do not get in the way.
  const uploadId = clientId ? `${agent.id}:${clientId}` : null;
  const earlier = uploadId && (await findUpload(tx, agent.id, uploadId));
  if (earlier) return readCollected(tx, caller.language, earlier);
  const columns = await toColumns(tx, agent, input);
  if (columns instanceof Refusal) return columns;
  const collection = { ...columns.collection, clientId: uploadId };
  const id = await insertCollected(tx, caller, { animal: columns.animal, collection });
  return readCollected(tx, caller.language, id);
}

interface NewRows {
  readonly animal: typeof animals.$inferInsert;
  readonly collection: Omit<typeof animalCollections.$inferInsert, "animalId" | "agentId">;
}

export async function insertCollected(tx: Tx, caller: Caller, { animal, collection }: NewRows) {
  const [inserted] = await tx.insert(animals).values(animal).returning({ id: animals.id });
  if (inserted === undefined) throw new Error("The animal was not stored.");
  const agentId = caller.user?.id ?? null;
  await tx.insert(animalCollections).values({ animalId: inserted.id, agentId, ...collection });
  await recordAnimalEvent(tx, caller, inserted.id, "collected");
  return inserted.id;
}

async function findUpload(tx: Tx, agentId: number, uploadId: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ animalId: animalCollections.animalId })
    .from(animalCollections)
    .where(and(eq(animalCollections.agentId, agentId), eq(animalCollections.clientId, uploadId)));
  return found?.animalId;
}

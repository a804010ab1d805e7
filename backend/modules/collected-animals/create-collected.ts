import { and, eq } from "drizzle-orm";
import type { CollectedInput } from "@/lib/contract/collected-animals/collected-animals.types";
import type { Tx } from "@/backend/db/client";
import { animalCollections } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import type { Caller } from "@/backend/http/caller";
import { Refusal } from "@/backend/http/refusals";
import { recordAnimalEvent } from "@/backend/modules/animals/record-event";
import { toColumns } from "./collected-columns";
import { lockAgent } from "./find-agent";
import { readCollected } from "./select-collected";

interface NewCollected extends CollectedInput {
  readonly client_id?: string | null | undefined;
}

/** Records an animal without owner. A repeated upload returns what the first one created. */
export async function createCollected(
  tx: Tx,
  caller: Caller,
  { client_id: clientId, ...input }: NewCollected,
) {
  const agent = await lockAgent(tx, caller);
  if (agent instanceof Refusal) return agent;
  // Ids of other agents' devices do not get in the way.
  const uploadId = clientId ? `${agent.id}:${clientId}` : null;
  const earlier = uploadId && (await findUpload(tx, agent.id, uploadId));
  if (earlier) return readCollected(tx, earlier);
  const columns = await toColumns(tx, agent, input);
  if (columns instanceof Refusal) return columns;
  const [animal] = await tx.insert(animals).values(columns.animal).returning({ id: animals.id });
  if (animal === undefined) throw new Error("The animal was not stored.");
  await tx
    .insert(animalCollections)
    .values({ animalId: animal.id, agentId: agent.id, clientId: uploadId, ...columns.collection });
  await recordAnimalEvent(tx, caller, animal.id, "collected");
  return readCollected(tx, animal.id);
}

async function findUpload(tx: Tx, agentId: number, uploadId: string): Promise<number | undefined> {
  const [found] = await tx
    .select({ animalId: animalCollections.animalId })
    .from(animalCollections)
    .where(and(eq(animalCollections.agentId, agentId), eq(animalCollections.clientId, uploadId)));
  return found?.animalId;
}

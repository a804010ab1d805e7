import { asc, eq } from "drizzle-orm";
import { speciesName } from "@/lib/domain/species";
import { inLanguage, nameOrder } from "@/backend/db/in-language";
import { breeds } from "@/backend/db/schema/breeds";
import { collectionAgents } from "@/backend/db/schema/collection-agents";
import type { SignedInContext } from "@/backend/http/handler-types";
import { Refusal } from "@/backend/http/refusals";
import { findAgent } from "./find-agent";

/** What a device stores about its agent before it goes offline. */
export async function readCollector({ tx, caller }: SignedInContext) {
  const agent = await findAgent(tx, caller);
  if (agent instanceof Refusal) return agent;
  const [row] = await tx
    .select({ expiresAt: collectionAgents.expiresAt })
    .from(collectionAgents)
    .where(eq(collectionAgents.userId, agent.id));
  const names = await tx
    .select({ name: inLanguage(breeds.name, caller.language), speciesId: breeds.speciesId })
    .from(breeds)
    .orderBy(asc(nameOrder(breeds.name, breeds.sortKey, caller.language)), asc(breeds.id));
  return {
    id: agent.id,
    name: agent.name,
    expiresAt: row?.expiresAt?.toISOString() ?? null,
    breeds: names.map((breed) => ({ name: breed.name, species: speciesName(breed.speciesId) })),
  };
}

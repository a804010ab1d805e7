import { and, count, eq, ilike, or } from "drizzle-orm";
import { likePattern } from "@/backend/db/like-pattern";
import { animalCollections } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope } from "@/backend/http/paging";
import { Refusal } from "@/backend/http/refusals";
import { findAgent } from "./find-agent";
import { describeCollected } from "./select-collected";

/** Animals whose samples the agent took, newest first. */
export async function listCollected(
  { tx, caller }: SignedInContext,
  { query: { name, ...paging } }: Input<"collectedAnimals.list">,
) {
  const agent = await findAgent(tx, caller);
  if (agent instanceof Refusal) return agent;
  const part = likePattern(name);
  const where = and(
    eq(animalCollections.agentId, agent.id),
    name === ""
      ? undefined
      : or(ilike(animalCollections.animalName, part), ilike(animalCollections.ownerName, part)),
  );
  const [total] = await tx
    .select({ count: count() })
    .from(animalCollections)
    .innerJoin(animals, eq(animals.id, animalCollections.animalId))
    .where(where);
  return envelope(await describeCollected(tx, caller.language, where, paging), total?.count ?? 0, paging);
}

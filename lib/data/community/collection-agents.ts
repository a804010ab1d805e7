import "server-only";
import { cache } from "react";
import { agentLimits } from "@/lib/config/community/collection-agents";
import type { Market } from "@/lib/config/markets/market";
import type { AgentQuery } from "@/lib/domain/list-queries";
import { readForPage, UpstreamReadError } from "@/lib/server/upstream/read-for-page";
import { readAsVisitor } from "@/lib/data/visitor-calls";

/** Agents of one page, and the map of all that match. Read per request: a withdrawn agent disappears at once. */
export async function readAgents(market: Market, { page, query, ...others }: AgentQuery) {
  const filters = { query, ...others };
  const context = { market, tags: [] };
  const [found, map] = await Promise.all([
    readForPage("collectionAgents.list", { query: { ...filters, page, size: agentLimits.perPage } }, context),
    readForPage("collectionAgents.map", { query: filters }, context),
  ]);
  if (found === undefined || map === undefined) throw new UpstreamReadError("collectionAgents: answered 404");
  return { found, map };
}

/** The visitor's application, listing and nominations. */
export const readOwnAgent = cache(async () => readAsVisitor("collectionAgents.getMine", {}));

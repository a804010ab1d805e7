import { count, eq, isNull, sql } from "drizzle-orm";
import { type TubeFilter, tubeFilters } from "@/lib/config/admin-lab";
import type { Tx } from "@/backend/db/client";
import { activations, kitProblems, samples } from "@/backend/db/schema/activations";
import { kits } from "@/backend/db/schema/kits";
import { labProgress } from "@/backend/db/schema/lab";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { conditionOf, oldestFirst, selectTubes, toTubeFacts } from "./select-tubes";

export async function listTubes(
  { tx }: SignedInContext,
  { query: { filter, ...paging } }: Input<"adminLab.list">,
) {
  const rows = await selectTubes(tx)
    .where(conditionOf(filter))
    .orderBy(...oldestFirst)
    .limit(paging.size)
    .offset(offsetOf(paging));
  const counts = await countTubes(tx);
  const total = counts.find((each) => each.filter === filter)?.count ?? 0;
  const [problems] = await tx
    .select({ count: count() })
    .from(kitProblems)
    .where(isNull(kitProblems.solvedAt));
  return { ...envelope(rows.map(toTubeFacts), total, paging), counts, openProblems: problems?.count ?? 0 };
}

/** All filters with one scan. */
async function countTubes(tx: Tx) {
  const columns = tubeFilters.map((filter) => [
    filter,
    sql<number>`(count(*) filter (where ${conditionOf(filter)}))::int`,
  ]);
  const [row] = await tx
    .select(Object.fromEntries(columns) as Record<TubeFilter, ReturnType<typeof sql<number>>>)
    .from(kits)
    .leftJoin(labProgress, eq(labProgress.kitId, kits.id))
    .leftJoin(samples, eq(samples.kitId, kits.id))
    .leftJoin(activations, eq(activations.id, samples.activationId));
  return tubeFilters.map((filter) => ({ filter, count: row?.[filter] ?? 0 }));
}

import { isNull } from "drizzle-orm";
import { tubeFilters } from "@/lib/config/kits/admin-lab";
import { kitProblems } from "@/backend/db/schema/activations";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { countTubes, selectFilteredTubes, toTubeFacts } from "./select-tubes";

export async function listTubes(
  { tx }: SignedInContext,
  { query: { filter, ...paging } }: Input<"adminLab.list">,
) {
  const rows = await selectFilteredTubes(tx, filter).limit(paging.size).offset(offsetOf(paging));
  const counts = await countTubes(tx);
  const problems = await tx.$count(kitProblems, isNull(kitProblems.solvedAt));
  return {
    ...envelope(rows.map(toTubeFacts), counts[filter], paging),
    counts: tubeFilters.map((each) => ({ filter: each, count: counts[each] })),
    openProblems: problems,
  };
}

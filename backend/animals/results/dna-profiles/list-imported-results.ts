import { and, asc, eq, isNull, lte, or } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { importedResults } from "@/backend/db/schema/documents";
import type { SignedInCaller } from "@/backend/http/caller";
import { Refusal } from "@/backend/http/refusals";
import { findTube, type TubeParams } from "./find-tube";

/** Results of partner laboratories for the tube, or for the animal as a whole; often there are none. */
export async function listImportedResults(tx: Tx, caller: SignedInCaller, params: TubeParams) {
  const tube = await findTube(tx, caller, params);
  if (tube instanceof Refusal) return tube;
  const { kitId, animalId, source, testName, result, testedOn, importedAt } = importedResults;
  const { until } = tube.access;
  const rows = await tx
    .select({ source, testName, result, testedOn })
    .from(importedResults)
    .where(
      and(
        eq(animalId, params.id),
        or(isNull(kitId), eq(kitId, tube.kit.id)),
        until === null ? undefined : lte(importedAt, until),
      ),
    )
    .orderBy(asc(source), asc(testName));
  return { results: rows };
}

import { and, asc, eq, isNull, lte, or } from "drizzle-orm";
import { importedResults } from "@/backend/db/schema/documents";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { Refusal } from "@/backend/http/refusals";
import { findTube } from "./find-tube";

/** Results of partner laboratories for the tube, or for the animal as a whole; often there are none. */
export async function listImportedResults(
  { tx, caller }: SignedInContext,
  { params }: Input<"dnaProfiles.marsResults">,
) {
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

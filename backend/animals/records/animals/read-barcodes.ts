import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { readAccess } from "@/backend/kernel/animal-access/read-access";
import { readTubes } from "./tubes";

/** An animal's tubes, for anyone who may see its results. */
export async function readBarcodes(
  { tx, caller: { user, admin, language } }: SignedInContext,
  { params: { id } }: Input<"animals.barcodes">,
) {
  const access = await readAccess(tx, { userId: user.id, admin }, id, "results");
  if (access === undefined) return notFound();
  const tubes = await readTubes(tx, [id], { until: access.until, language });
  return {
    results: tubes.map(({ barcode, product, state, stage, attempt, progress, ...tube }) => ({
      barcode,
      product,
      state,
      stage,
      attempt,
      activatedAt: tube.activatedAt.toISOString(),
      promisedOn: progress?.promisedOn ?? null,
      reportedAt: state === "ready" ? (tube.reportedAt?.toISOString() ?? null) : null,
      version: state === "ready" ? tube.version : null,
    })),
  };
}

import { and, asc, desc, eq, isNotNull, isNull } from "drizzle-orm";
import { kitProblems } from "@/backend/db/schema/activations";
import { kits } from "@/backend/db/schema/kits";
import type { SignedInContext, Input } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { notFound, Refusal } from "@/backend/http/refusals";
import { recordAudit } from "@/backend/kernel/audit/audit";
import { findAdmin } from "@/backend/kernel/audit/find-admin";

/** Open ones oldest first, solved ones newest first. */
export async function listProblems(
  { tx }: SignedInContext,
  { query: { isSolved, ...paging } }: Input<"adminLab.problems">,
) {
  const where = isSolved ? isNotNull(kitProblems.solvedAt) : isNull(kitProblems.solvedAt);
  const rows = await tx
    .select({ problem: kitProblems, kitId: kits.id })
    .from(kitProblems)
    .leftJoin(kits, eq(kits.barcode, kitProblems.barcode))
    .where(where)
    .orderBy(isSolved ? desc(kitProblems.solvedAt) : asc(kitProblems.createdAt), asc(kitProblems.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const results = rows.map(({ problem: { createdAt, solvedAt, ...problem }, kitId }) => ({
    ...problem,
    isKnown: kitId !== null,
    createdAt: createdAt.toISOString(),
    solvedAt: solvedAt?.toISOString() ?? null,
  }));
  return envelope(results, await tx.$count(kitProblems, where), paging);
}

export async function solveProblem(
  { tx, caller }: SignedInContext,
  { params: { id } }: Input<"adminLab.solve">,
): Promise<undefined | Refusal> {
  const admin = await findAdmin(tx, caller);
  if (admin instanceof Refusal) return admin;
  const [exists] = await tx.select().from(kitProblems).where(eq(kitProblems.id, id));
  if (exists === undefined) return notFound();
  const [solved] = await tx
    .update(kitProblems)
    .set({ solvedAt: new Date() })
    .where(and(eq(kitProblems.id, id), isNull(kitProblems.solvedAt)))
    .returning();
  if (solved === undefined) return undefined;
  const subject = { id: null, name: solved.barcode };
  const { requestId } = caller;
  await recordAudit(tx, { admin, subject, call: "adminLab.solve", reason: null, requestId });
  return undefined;
}

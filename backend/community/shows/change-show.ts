import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { coupons } from "@/backend/db/schema/pricing";
import { shows } from "@/backend/db/schema/shows";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import type { SignedInCaller } from "@/backend/http/caller";
import { notFound, Refusal } from "@/backend/http/refusals";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { canReport, canWithdraw, readShow } from "./select-shows";

const cannotWithdraw = new Refusal(409, {
  code: "fixed",
  message: "refusals.showFixed",
});

const cannotReport = new Refusal(409, {
  code: "not_held",
  message: "refusals.showNotHeld",
});

/** Takes a waiting application out of the queue, and ends the discount code of an approved show. */
export async function withdrawShow(
  { tx, caller }: SignedInContext,
  { params: { id } }: Input<"shows.withdraw">,
) {
  const show = await lockOwnShow(tx, caller, id);
  if (show instanceof Refusal) return show;
  if (!canWithdraw(show)) return cannotWithdraw;
  await tx.update(shows).set({ state: "withdrawn" }).where(eq(shows.id, id));
  await endCode(tx, show.couponCode);
  if (show.approvalId !== null)
    await tx.delete(approvals).where(and(eq(approvals.id, show.approvalId), eq(approvals.state, "waiting")));
  return (await readShow(tx, eq(shows.id, id))) ?? notFound();
}

export async function endCode(tx: Tx, code: string | null): Promise<void> {
  if (code === null) return;
  await tx
    .update(coupons)
    .set({ endsAt: sql`now()` })
    .where(eq(coupons.code, code));
}

/** A show with a report has been held. */
export async function reportShow(
  { tx, caller }: SignedInContext,
  { params: { id }, body: report }: Input<"shows.report">,
) {
  const show = await lockOwnShow(tx, caller, id);
  if (show instanceof Refusal) return show;
  if (!canReport(show)) return cannotReport;
  await tx
    .update(shows)
    .set({
      state: "held",
      reportedEntries: report.entries,
      reportedSwabbed: report.swabbed,
      reportedReturned: report.returned,
      reportText: report.text?.trim() || null,
      reportedAt: sql`now()`,
    })
    .where(eq(shows.id, id));
  return (await readShow(tx, eq(shows.id, id))) ?? notFound();
}

/** Locks the account first, as decisions on applications do. */
async function lockOwnShow(tx: Tx, { user }: SignedInCaller, id: number) {
  await lockUser(tx, user.id);
  const [show] = await tx
    .select()
    .from(shows)
    .where(and(eq(shows.id, id), eq(shows.userId, user.id)))
    .for("update");
  return show ?? notFound();
}

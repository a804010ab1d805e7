import { desc, eq, type SQL } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { approvals } from "@/backend/db/schema/approvals";
import { coupons } from "@/backend/db/schema/pricing";
import { shows } from "@/backend/db/schema/shows";
import { users } from "@/backend/db/schema/users";
import { offsetOf, type Paging } from "@/backend/http/paging";
import { describeShowFacts } from "./show-facts";

type ShowRow = typeof shows.$inferSelect;

/** The one with the latest date first. */
export function selectShows(tx: Tx, where: SQL | undefined, paging: Paging) {
  return tx
    .select({
      show: shows,
      coupon: coupons,
      decisionNote: approvals.note,
      secretary: { name: users.name, email: users.email },
    })
    .from(shows)
    .innerJoin(users, eq(users.id, shows.userId))
    .leftJoin(coupons, eq(coupons.code, shows.couponCode))
    .leftJoin(approvals, eq(approvals.id, shows.approvalId))
    .where(where)
    .orderBy(desc(shows.heldOn), desc(shows.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
}

type SelectedShow = Awaited<ReturnType<typeof selectShows>>[number];

export function describeShow({ show, coupon, decisionNote }: Omit<SelectedShow, "secretary">) {
  const { id, state, createdAt, note, kitsSent, trackingNumber } = show;
  return {
    id,
    state,
    ...describeShowFacts(show),
    createdAt: createdAt.toISOString(),
    note: note ?? decisionNote,
    kitsSent,
    trackingNumber,
    code: coupon && {
      code: coupon.code,
      percent: coupon.percent ?? 0,
      used: coupon.used,
      limit: coupon.limit,
      endsAt: coupon.endsAt?.toISOString() ?? null,
    },
    report: describeReport(show),
    canWithdraw: canWithdraw(show),
    canReport: canReport(show),
  };
}

function describeReport({
  reportedEntries,
  reportedSwabbed,
  reportedReturned,
  reportText,
  reportedAt,
}: ShowRow) {
  if (reportedAt === null) return null;
  return {
    entries: reportedEntries ?? 0,
    swabbed: reportedSwabbed ?? 0,
    returned: reportedReturned ?? 0,
    text: reportText,
    reportedAt: reportedAt.toISOString(),
  };
}

export const canWithdraw = ({ state }: ShowRow) => state === "requested" || state === "approved";

/** Time zones ahead of UTC have the day of the show already. */
export const canReport = ({ state, heldOn }: ShowRow) =>
  ["approved", "kits-sent", "held"].includes(state) &&
  new Date(`${heldOn}T00:00:00Z`).getTime() <= Date.now() + 14 * 60 * 60 * 1_000;

export async function readShow(tx: Tx, where: SQL | undefined) {
  const [row] = await selectShows(tx, where, { page: 1, size: 1 });
  return row && describeShow(row);
}

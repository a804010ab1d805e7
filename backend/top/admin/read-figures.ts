import { sql } from "drizzle-orm";
import { figureDays, turnaroundDays } from "@/lib/config/top/admin-figures";
import { labStages } from "@/lib/config/kits/lab";
import type { Tx } from "@/backend/db/client";
import type { SignedInContext } from "@/backend/http/handler-types";

/** Orders, kits and samples as an admin sees them at a glance. */
export async function readFigures({ tx }: SignedInContext) {
  return {
    orders: await countOrdersByDay(tx),
    kits: await countKits(tx),
    stages: await countByStage(tx),
    turnaround: await measureTurnaround(tx),
  };
}

/** Placed orders of the last days, also of days without one. Days of UTC. */
async function countOrdersByDay(tx: Tx) {
  const { rows } = await tx.execute<{ day: string; count: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, count(orders.id)::int as count
    from generate_series((now() at time zone 'UTC')::date - ${figureDays - 1}::int,
      (now() at time zone 'UTC')::date, interval '1 day') as day
    left join orders on orders.placed_at >= day at time zone 'UTC'
      and orders.placed_at < (day + interval '1 day') at time zone 'UTC'
    group by day
    order by day`);
  return rows;
}

/** Tubes sent in the last days, and how many of them were activated. */
async function countKits(tx: Tx) {
  const { rows } = await tx.execute<{ sent: number; activated: number }>(sql`
    select count(*)::int as sent, count(activations.id)::int as activated
    from kits
    left join activations on activations.kit_id = kits.id
    where kits.sent_at > now() - make_interval(days => ${turnaroundDays}) and kits.voided_at is null`);
  return rows[0] ?? { sent: 0, activated: 0 };
}

/** Samples in the laboratory; those that wait longer than promised are overdue. */
async function countByStage(tx: Tx) {
  const { rows } = await tx.execute<{ stage: string; count: number; overdue: number }>(sql`
    select stage, count(*)::int as count, count(*) filter (where promised_on < current_date)::int as overdue
    from lab_progress
    where failed_at is null and cancelled_at is null and stage <> 'report-ready'
    group by stage`);
  return labStages
    .filter((stage) => stage !== "report-ready")
    .map((stage) => {
      const { count = 0, overdue = 0 } = rows.find((row) => row.stage === stage) ?? {};
      return { stage, count, overdue };
    });
}

/** Days from arrival to report, and the share of reports that were ready on the promised day or before. */
async function measureTurnaround(tx: Tx) {
  const { rows } = await tx.execute<{ reports: number; median: number | null; in_time: number }>(sql`
    select count(*)::int as reports,
      percentile_cont(0.5) within group (order by extract(epoch from ready - received) / 86400) as median,
      count(*) filter (where promised_on is null or ready::date <= promised_on)::int as in_time
    from (
      select promised_on, (reached_at->>'received')::timestamptz as received,
        (reached_at->>'report-ready')::timestamptz as ready
      from lab_progress
      where stage = 'report-ready' and updated_at > now() - make_interval(days => ${turnaroundDays})
    ) as reports
    where ready is not null and received is not null`);
  const { reports = 0, median = null, in_time: inTime = 0 } = rows[0] ?? {};
  return { reports, inTime, medianDays: median === null ? null : Math.round(Number(median) * 10) / 10 };
}

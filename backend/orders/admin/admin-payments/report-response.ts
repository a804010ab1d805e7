import { toWireAmount } from "@/lib/domain/money";
import { GeneratedFile } from "@/backend/http/handler-types";
import { toCsv } from "@/lib/domain/kernel/csv";
import type { DailyReport, ReportEntry } from "./daily-report";

/** Totals by provider and currency, and the entries that do not agree. */
export function toReportResponse({ day, entries, missing }: DailyReport) {
  const groups = new Map<string, ReportEntry[]>();
  for (const entry of entries) {
    const key = `${entry.provider} ${entry.currency}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const totals = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { provider, currency } = first;
    return [{ provider, currency, count: group.length, ...toSums(sumOf(group)) }];
  });
  const differences = entries
    .filter(({ ours, theirs }) => ours !== theirs)
    .map(({ provider, kind, reference, paymentId, orderNumber, at, currency, ours, theirs }) => ({
      provider,
      kind,
      reference,
      paymentId,
      orderNumber,
      currency,
      at: at.toISOString(),
      ...toSums({ ours, theirs }),
    }));
  return { day, totals, differences, missing: [...missing] };
}

interface Sums {
  readonly ours: number;
  readonly theirs: number;
}

const sumOf = (entries: readonly ReportEntry[]): Sums => ({
  ours: entries.reduce((sum, { ours }) => sum + ours, 0),
  theirs: entries.reduce((sum, { theirs }) => sum + theirs, 0),
});

const toSums = ({ ours, theirs }: Sums) => ({
  ours: toWireAmount(ours),
  theirs: toWireAmount(theirs),
  difference: toWireAmount(ours - theirs),
});

const columns = [
  "provider",
  "kind",
  "reference",
  "order",
  "at",
  "currency",
  "ours",
  "theirs",
  "difference",
] as const;

/** All entries of the day, for a spreadsheet. */
export function toReportFile({ day, entries }: DailyReport): GeneratedFile {
  const rows = entries.map(({ provider, kind, reference, orderNumber, at, currency, ours, theirs }) => ({
    provider,
    kind,
    reference,
    order: orderNumber,
    at,
    currency,
    ours: ours / 100,
    theirs: theirs / 100,
    difference: (ours - theirs) / 100,
  }));
  return new GeneratedFile(`payments-${day}.csv`, Buffer.from(toCsv(columns, rows)));
}

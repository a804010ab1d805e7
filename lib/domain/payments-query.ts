import { type PaymentFilter, paymentFilters } from "@/lib/config/orders";
import { parseCategoryQuery, parseSearchText } from "./category-query";
import { realDay } from "./real-day";

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface PaymentsQuery {
  readonly page: number;
  readonly search: string;
  /** Undefined for all payments. */
  readonly filter: PaymentFilter | undefined;
}

/** Without a filter in the address: what needs attention. Invalid values are ignored. */
export function parsePaymentsQuery(params: SearchParams): PaymentsQuery {
  const value = params["filter"];
  const filter = paymentFilters.find((known) => known === value);
  return {
    page: parseCategoryQuery({ page: params["page"] }).page,
    search: parseSearchText(params["search"]),
    filter: value === "all" ? undefined : (filter ?? "attention"),
  };
}

export function paymentsHref(base: string, { page, search, filter = undefined }: PaymentsQuery): string {
  const pairs = { search, filter: filter ?? "all", page: page > 1 ? String(page) : "" };
  const params = Object.entries(pairs).filter(([, value]) => value !== "");
  return `${base}?${new URLSearchParams(params).toString()}`;
}

/** A day of the report (UTC); yesterday by default, because it is complete. */
export function parseReportDay(value: string | readonly string[] | undefined, now: Date): string {
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString().slice(0, 10);
  return typeof value === "string" && realDay.test(value) ? value : yesterday;
}

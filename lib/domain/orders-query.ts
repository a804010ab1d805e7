import { type OrderState, orderStates } from "@/lib/config/orders";
import { parseSearchText, parseCategoryQuery } from "./category-query";

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface OrdersQuery {
  readonly page: number;
  /** Undefined: whether paid or not. */
  readonly paid: boolean | undefined;
}

/** What is not understood counts as not asked. */
export function parseOrdersQuery(params: SearchParams): OrdersQuery {
  const asked = params["paid"];
  return { page: pageOf(params), paid: asked === "true" ? true : asked === "false" ? false : undefined };
}

export function ordersHref(base: string, { page, paid }: OrdersQuery): string {
  return hrefOf(base, { paid: paid === undefined ? "" : String(paid), page: page > 1 ? String(page) : "" });
}

export interface AdminOrdersQuery {
  readonly page: number;
  readonly search: string;
  readonly state: OrderState | undefined;
}

export function parseAdminOrdersQuery(params: SearchParams): AdminOrdersQuery {
  const state = orderStates.find((one) => one === params["state"] && one !== "draft");
  return { page: pageOf(params), search: parseSearchText(params["search"]), state };
}

export function adminOrdersHref(base: string, { page, search, state }: AdminOrdersQuery): string {
  return hrefOf(base, { search, state: state ?? "", page: page > 1 ? String(page) : "" });
}

const pageOf = (params: SearchParams) => parseCategoryQuery({ page: params["page"] }).page;

function hrefOf(base: string, pairs: Readonly<Record<string, string>>): string {
  const asked = Object.entries(pairs).filter(([, value]) => value !== "");
  return asked.length === 0 ? base : `${base}?${new URLSearchParams(asked).toString()}`;
}

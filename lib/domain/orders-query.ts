import { type OrderState, orderStates } from "@/lib/config/orders";
import { parseSearchText, parseCategoryQuery } from "./category-query";

type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface OrdersQuery {
  readonly page: number;
  /** Undefined for both. */
  readonly paid: boolean | undefined;
}

/** Invalid values are ignored. */
export function parseOrdersQuery(params: SearchParams): OrdersQuery {
  const paid = params["paid"];
  return { page: pageOf(params), paid: paid === "true" ? true : paid === "false" ? false : undefined };
}

export function ordersHref(base: string, { page, paid }: OrdersQuery): string {
  return hrefOf(base, { paid: paid === undefined ? "" : String(paid), page: page > 1 ? String(page) : "" });
}

export interface AdminOrdersQuery {
  readonly page: number;
  readonly search: string;
  readonly state: OrderState | undefined;
  /** Only orders that wait to be posted. */
  readonly toPost: boolean;
}

export function parseAdminOrdersQuery(params: SearchParams): AdminOrdersQuery {
  const state = orderStates.find((known) => known === params["state"] && known !== "draft");
  return {
    page: pageOf(params),
    search: parseSearchText(params["search"]),
    state,
    toPost: params["toPost"] === "true",
  };
}

export function adminOrdersHref(base: string, { page, search, state, toPost }: AdminOrdersQuery): string {
  return hrefOf(base, {
    toPost: toPost ? "true" : "",
    search,
    state: state ?? "",
    page: page > 1 ? String(page) : "",
  });
}

const pageOf = (params: SearchParams) => parseCategoryQuery({ page: params["page"] }).page;

function hrefOf(base: string, pairs: Readonly<Record<string, string>>): string {
  const params = Object.entries(pairs).filter(([, value]) => value !== "");
  return params.length === 0 ? base : `${base}?${new URLSearchParams(params).toString()}`;
}

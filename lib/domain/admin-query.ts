import { parseCategoryQuery } from "./category-query";

/** The lists of the first admin page: accounts, and the audit log below. */
interface AdminQuery {
  readonly query: string;
  readonly page: number;
  readonly auditPage: number;
}

/** Invalid values are ignored. */
export function parseAdminQuery(params: Readonly<Record<string, string | string[] | undefined>>): AdminQuery {
  const { search: query, page } = parseCategoryQuery({ search: params["query"], page: params["page"] });
  return { query, page, auditPage: parseCategoryQuery({ page: params["audit"] }).page };
}

export function adminHref(base: string, { query, page, auditPage }: AdminQuery): string {
  const pairs = Object.entries({ query, page: numberOf(page), audit: numberOf(auditPage) });
  const params = new URLSearchParams(pairs.filter(([, value]) => value !== "")).toString();
  return params === "" ? base : `${base}?${params}`;
}

const numberOf = (page: number) => (page > 1 ? String(page) : "");

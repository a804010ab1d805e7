import { parseCategoryQuery } from "./category-query";

export interface JobsQuery {
  readonly page: number;
  /** Undefined for all queues. */
  readonly queue: string | undefined;
}

/** Invalid values are ignored. */
export function parseJobsQuery(params: Readonly<Record<string, string | string[] | undefined>>): JobsQuery {
  const queue = params["queue"];
  return {
    page: parseCategoryQuery({ page: params["page"] }).page,
    queue: typeof queue === "string" && /^[a-z][a-z-]{0,48}$/.test(queue) ? queue : undefined,
  };
}

export function jobsHref(base: string, { page, queue = "" }: JobsQuery): string {
  const pairs = { queue, page: page > 1 ? String(page) : "" };
  const params = Object.entries(pairs).filter(([, value]) => value !== "");
  return params.length === 0 ? base : `${base}?${new URLSearchParams(params).toString()}`;
}

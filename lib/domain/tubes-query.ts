import { type TubeFilter, tubeFilters } from "@/lib/config/admin-lab";
import { parseCategoryQuery } from "./category-query";

export interface TubesQuery {
  readonly page: number;
  readonly filter: TubeFilter;
}

type SearchParams = Readonly<Record<string, string | string[] | undefined>>;

/** Invalid values are ignored. */
export function parseTubesQuery(params: SearchParams): TubesQuery {
  return {
    page: parseCategoryQuery({ page: params["page"] }).page,
    filter: tubeFilters.find((known) => known === params["filter"]) ?? "working",
  };
}

export function tubesHref(base: string, { page, filter }: TubesQuery): string {
  return hrefOf(base, { filter: filter === "working" ? "" : filter, page: page > 1 ? String(page) : "" });
}

/** What was scanned or typed into the search; undefined without a search. */
export function parseBarcode(params: SearchParams): string | undefined {
  const barcode = params["barcode"];
  return typeof barcode === "string" && barcode.trim() !== "" ? barcode.trim().slice(0, 60) : undefined;
}

export interface ProblemsQuery {
  readonly page: number;
  readonly isSolved: boolean;
}

export function parseProblemsQuery(params: SearchParams): ProblemsQuery {
  const { page } = parseCategoryQuery({ page: params["page"] });
  return { page, isSolved: params["isSolved"] === "true" };
}

export function problemsHref(base: string, { page, isSolved }: ProblemsQuery): string {
  return hrefOf(base, { isSolved: isSolved ? "true" : "", page: page > 1 ? String(page) : "" });
}

function hrefOf(base: string, pairs: Readonly<Record<string, string>>): string {
  const params = Object.entries(pairs).filter(([, value]) => value !== "");
  return params.length === 0 ? base : `${base}?${new URLSearchParams(params).toString()}`;
}

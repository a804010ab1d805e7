import "server-only";
import { cache } from "react";
import { notFound } from "next/navigation";
import { cacheTags } from "@/lib/config/cache-tags";
import { limits } from "@/lib/config/limits";
import type { Market } from "@/lib/config/markets/market";
import type {
  Conditions,
  FactSheet,
  FactSheets,
  ListedFactSheet,
} from "@/lib/contract/shop/fact-sheets/fact-sheets.types";
import type { SpeciesName } from "@/lib/domain/species";
import { readForPage } from "@/lib/server/upstream/read-for-page";

interface FactSheetsQuery {
  readonly search?: string;
  readonly breed?: string;
  readonly species?: SpeciesName | undefined;
  readonly page?: number;
  readonly size?: number;
}

const tags = [cacheTags.catalogue];

/** Conditions and traits by name. */
export async function listFactSheets(
  market: Market,
  { species, ...query }: FactSheetsQuery,
): Promise<Pick<FactSheets, "results" | "count">> {
  const read = await readForPage(
    "factSheets.list",
    { query: { ...query, ...(species && { species }) } },
    { market, tags },
  );
  return read ?? { results: [], count: 0 };
}

/** Every condition and trait, by name. */
export async function listAllFactSheets(market: Market): Promise<readonly ListedFactSheet[]> {
  const size = limits.maxPageSize;
  const first = await listFactSheets(market, { page: 1, size });
  const others = Array.from({ length: Math.ceil(first.count / size) - 1 }, (_, index) => index + 2);
  const pages = await Promise.all(others.map((page) => listFactSheets(market, { page, size })));
  return [first, ...pages].flatMap(({ results }) => results);
}

const readOnce = cache((store: Market["store"], language: Market["language"], code: string) =>
  readForPage("factSheets.get", { params: { code } }, { market: { store, language }, tags }),
);

/** What is known about these tests, by code. Without those that cannot be read: the result is more important. */
export async function readConditions(
  { store, language }: Market,
  codes: readonly string[],
): Promise<Conditions> {
  const sheets = await Promise.all(
    codes.map((code) => readOnce(store, language, code).catch(() => undefined)),
  );
  return Object.fromEntries(sheets.flatMap((sheet) => (sheet ? [[sheet.code, sheet.condition]] : [])));
}

/** For the page and its metadata; other codes are a 404. */
export async function readFactSheet({ store, language }: Market, code: string): Promise<FactSheet> {
  if (!/^[a-z0-9-]{1,40}$/.test(code)) notFound();
  return (await readOnce(store, language, code)) ?? notFound();
}

import rows from "@/backend/db/seed/data/synonyms.json" with { type: "json" };
import { sortKey } from "@/lib/domain/sort-key";
import type { TestFact } from "./test-facts";

/** Everyday names: tests by code or part of their name, products by id. */
export interface Synonym {
  readonly say: readonly string[];
  readonly tests?: readonly string[];
  readonly named?: readonly string[];
  readonly products?: readonly number[];
}

export const synonyms: readonly Synonym[] = rows;

/** `key` is the sort key of the test's name. */
export function meansTest(
  { tests = [], named = [] }: Synonym,
  { code, key }: { readonly code: string; readonly key: string },
): boolean {
  return tests.includes(code) || named.some((part) => ` ${key}`.includes(part));
}

export function everydayNamesOfTest(
  { code, name }: Pick<TestFact, "code" | "name">,
  list = synonyms,
): readonly string[] {
  const test = { code, key: sortKey(name) };
  return list.filter((synonym) => meansTest(synonym, test)).flatMap(({ say }) => say);
}

export function everydayNamesOfProduct(id: number, list = synonyms): readonly string[] {
  return list.filter(({ products = [] }) => products.includes(id)).flatMap(({ say }) => say);
}

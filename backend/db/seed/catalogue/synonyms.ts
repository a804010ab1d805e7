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

export function meansTest(
  { tests = [], named = [] }: Synonym,
  { code, name }: Pick<TestFact, "code" | "name">,
  key = sortKey(name),
) {
  return tests.includes(code) || named.some((part) => ` ${key}`.includes(part));
}

export function everydayNamesOfTest(
  test: Pick<TestFact, "code" | "name">,
  list = synonyms,
): readonly string[] {
  const key = sortKey(test.name);
  return list.filter((synonym) => meansTest(synonym, test, key)).flatMap(({ say }) => say);
}

export function everydayNamesOfProduct(id: number, list = synonyms): readonly string[] {
  return list.filter(({ products = [] }) => products.includes(id)).flatMap(({ say }) => say);
}

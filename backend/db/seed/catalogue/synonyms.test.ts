import { describe, expect, it } from "vitest";
import { sortKey } from "@/lib/domain/sort-key";
import { buildListedProducts } from "./listed-products";
import { meansTest, synonyms } from "./synonyms";
import { testFacts } from "./test-facts";

const codes = new Set(testFacts.map(({ code }) => code));
const keys = testFacts.map(({ code, name }) => ({ code, key: sortKey(name) }));
const ids = new Set(buildListedProducts().map(({ id }) => id));

describe("everyday names", () => {
  it.each(synonyms.map((synonym) => [synonym.say[0] ?? "", synonym] as const))(
    "%s: means something that there is",
    (_first, synonym) => {
      const { say, tests = [], named = [], products = [] } = synonym;
      expect(say.every((text) => /^[a-z][a-z0-9 ]+$/.test(text))).toBe(true);
      expect(tests.filter((code) => !codes.has(code))).toEqual([]);
      expect(products.filter((id) => !ids.has(id))).toEqual([]);
      for (const part of named)
        expect(keys.some((test) => meansTest({ say, named: [part] }, test))).toBe(true);
      expect(tests.length + named.length + products.length).toBeGreaterThan(0);
    },
  );

  it("appear in one entry only", () => {
    const terms = synonyms.flatMap(({ say }) => say);
    expect(terms.filter((text, at) => terms.indexOf(text) !== at)).toEqual([]);
  });
});

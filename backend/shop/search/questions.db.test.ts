import { describe, expect, it } from "vitest";
import { startTestBackend } from "@/backend/testing/server";
import { testByCode } from "@/backend/db/seed/catalogue/test-facts";
import questions from "@/lib/data/testing/search-questions.json" with { type: "json" };

const { callRoute } = startTestBackend();

interface Found {
  readonly results: readonly { readonly id?: number; readonly code?: string; readonly name: string }[];
}

async function firstOf(call: string, language: string, query: Record<string, string>) {
  const headers = { "accept-language": language };
  const { body } = await callRoute(call, { query }, { country: "DE", headers });
  return (body as Found).results[0];
}

/** What a search finds first, as the search page shows it: products, tests and breeds beside each other. */
async function findFirst(language: string, search: string) {
  const product = await firstOf("products.list", language, { search });
  const test = await firstOf("products.tests", language, { search });
  const breed = await firstOf("breeds.list", language, { name: search });
  return [`product:${product?.id}`, `test:${test?.code}`, `breed:${breed?.id}`];
}

describe.each(Object.entries(questions))("search in %s", (language, list) => {
  it("finds first what 12 customers' searches mean", async () => {
    const wrong: string[] = [];
    for (const [search = "", expected = ""] of list) {
      if (expected.startsWith("page:")) continue;
      const [kind, key = ""] = expected.split(":");
      const single = kind === "test" ? [`product:${testByCode(key).productId}`] : [];
      const found = await findFirst(language, search);
      if (![expected, ...single].some((right) => found.includes(right)))
        wrong.push(`${search}: ${found.join(", ")} instead of ${expected}`);
    }
    expect(wrong).toEqual([]);
  });
});

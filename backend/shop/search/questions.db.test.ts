import { describe, expect, it } from "vitest";
import { startTestBackend } from "@/backend/testing/server";
import { testByCode } from "@/backend/db/seed/catalogue/test-facts";
import questions from "@/lib/data/testing/search-questions.json" with { type: "json" };

const { callRoute } = startTestBackend();

/** What the search page asks for each kind of result. */
const calls: Readonly<Record<string, readonly [call: string, parameter: string]>> = {
  product: ["products.list", "search"],
  test: ["products.tests", "search"],
  breed: ["breeds.list", "name"],
};

/** The first result of a kind, as `product:969`. */
async function findFirst(kind: string, language: string, text: string) {
  const [call, parameter] = calls[kind] ?? ["", ""];
  const options = { country: "DE", headers: { "accept-language": language } };
  const { body } = await callRoute(call, { query: { [parameter]: text } }, options);
  const [first] = (body as { results: { id?: number; code?: string }[] }).results;
  return `${kind}:${first?.code ?? first?.id}`;
}

/** Undefined where the search finds first what it should: a test may also be found by the product that sells it alone. */
async function findWrong(language: string, text: string, expected: string) {
  const [kind = "", key = ""] = expected.split(":");
  if ((await findFirst(kind, language, text)) === expected) return undefined;
  const product = kind === "test" ? `product:${testByCode(key).productId}` : undefined;
  const found = await findFirst("product", language, text);
  return found === product ? undefined : `${text}: ${found} instead of ${expected}`;
}

describe.each(Object.entries(questions))("search in %s", (language, list) => {
  it("finds first what 12 customers' searches mean", async () => {
    const searched = list.filter(([, expected = ""]) => !expected.startsWith("page:"));
    const wrong = searched.map(([text = "", expected = ""]) => findWrong(language, text, expected));
    expect((await Promise.all(wrong)).filter((message) => message !== undefined)).toEqual([]);
  });
});

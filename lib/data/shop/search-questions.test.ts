import { expect, it } from "vitest";
import { searchContent } from "@/lib/domain/shop/find-content";
import type { Language } from "@/lib/config/languages";
import questions from "@/lib/data/testing/search-questions.json" with { type: "json" };
import { listArticles, listHelpPages } from "./contents";

const cases = Object.entries(questions).flatMap(([language, list]) =>
  list.map(([search = "", first = ""]) => [language as Language, search, first] as const),
);

it.each(cases.filter(([, , first]) => first.startsWith("page:")))(
  "searchContent in %s finds for %s first the page %s",
  (language, search, first) => {
    const pages = [...listHelpPages(language), ...listArticles(language)];
    expect(searchContent(pages, search, { language })[0]?.path).toBe(first.slice("page:".length));
  },
);

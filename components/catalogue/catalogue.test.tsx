import { describe, expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { breed, foundTest, listedProduct } from "@/lib/contract/testing/catalogue";
import { wordsOf } from "@/lib/server/words";
import { SearchView } from "./search-view";

const productLink =
  '<a href="/store/alaskan-husky-encephalopathy-canine/p/10003">Alaskan Husky encephalopathy</a>';

const headings = (html: string) => html.match(/<h1/g)?.length;

describe("a search", () => {
  const search = (text: string, found?: Parameters<typeof SearchView>[0]["found"]) =>
    plainHtml(<SearchView search={text} found={found} language="en" words={wordsOf("en", "search")} />);

  const of = <Item,>(...items: Item[]) => ({ items, count: items.length });
  const no = { items: [], count: 0 };
  const none = { products: no, breeds: no, tests: no, articles: no, help: no };

  it("without a text is a form", () => {
    const html = search("");
    expect(headings(html)).toBe(1);
    expect(html).toContain(
      '<form role="search" aria-label="What are you looking for?" action="/search" method="get">',
    );
    expect(html).not.toContain("<h2");
  });

  it("shows what it found of each kind, and leads to the others", () => {
    const page = { path: "/help", title: "Questions people ask", description: "Plain answers." };
    const html = search("husky", {
      products: { items: [listedProduct], count: 41 },
      breeds: { items: [breed], count: 7 },
      tests: of(foundTest),
      articles: no,
      help: of(page),
    });
    for (const text of [
      productLink,
      '<a href="/store?search=husky">Show all 41 products</a>',
      '<a href="/breeder/for-dogs/breeds/alaskan-husky/110">Alaskan Husky</a> (dog)',
      '<a href="/search?q=husky&amp;only=breeds">Show all 7 breeds</a>',
      "1 test",
      "Gene SLC19A3",
      '<a href="/help">Questions people ask</a>',
      "1 page",
    ])
      expect(html).toContain(text);
    expect([...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual([
      "Products",
      "Breeds",
      "Tests",
      "Help",
    ]);
  });

  it("leads from a test to the product that holds it", () => {
    const product = { id: 401, name: "Full Breed Profile", species: "canine" } as const;
    const html = search("x", { ...none, tests: of({ ...foundTest, product }) });
    expect(html).toContain(
      '<a href="/store/full-breed-profile-canine/p/401">Alaskan Husky encephalopathy</a>',
    );
  });

  it("shows one kind alone, says where it ends, and leads back to everything", () => {
    const html = plainHtml(
      <SearchView
        search="husky"
        only="breeds"
        found={{ breeds: { items: [breed], count: 7 } }}
        language="en"
        words={wordsOf("en", "search")}
      />,
    );
    expect(html).toContain("The first 1 of 7");
    expect(html).toContain('<a href="/search?q=husky">Show everything found for “husky”</a>');
    expect(html).not.toContain("Show all");
  });

  it("says when nothing was found", () => {
    expect(search("<b>", none)).toContain("Result not found.");
    expect(search("<b>")).toContain("Search results for “&lt;b&gt;”");
  });

  it("shows what it found where a part of it failed, and says so instead of that there is nothing", () => {
    const html = search("husky", { ...none, products: "failed", breeds: of(breed) });
    expect(html).toContain("This part could not be searched just now.");
    expect(html).toContain("Alaskan Husky</a>");
    expect(search("husky", { ...none, products: "failed" })).not.toContain("Result not found.");
  });
});

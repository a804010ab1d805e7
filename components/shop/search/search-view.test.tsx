import { describe, expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { breed, foundTest, listedProduct } from "@/lib/contract/testing/catalogue";
import { getMessages, getTranslator } from "@/lib/i18n/messages";
import { SearchView } from "./search-view";

const productLink =
  '<a href="/store/alaskan-husky-encephalopathy-canine/p/10003">Alaskan Husky encephalopathy</a>';

const props = { messages: getMessages("en", "search"), t: getTranslator("en", "search") };

const headings = (html: string) => html.match(/<h1/g)?.length;

describe("SearchView", () => {
  const search = (text: string, found?: Parameters<typeof SearchView>[0]["found"]) =>
    plainHtml(<SearchView search={text} found={found} {...props} />);

  const of = <Item,>(...items: Item[]) => ({ items, count: items.length });
  const no = { items: [], count: 0 };
  const none = { products: no, breeds: no, tests: no, articles: no, help: no };

  it("shows only the form without a query", () => {
    const html = search("");
    expect(headings(html)).toBe(1);
    expect(html).toContain(
      '<form role="search" aria-label="What are you looking for?" autoComplete="off" action="/search" method="get">',
    );
    expect(html).not.toContain("<h2");
  });

  it("shows results by kind with links to all results", () => {
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

  it("shows tasks first, without a count", () => {
    const task = { path: "/tools/sample-tracker", title: "Track a sample", description: "Where it is." };
    const html = search("where is my sample", {
      ...none,
      tasks: of(task),
      products: { items: [listedProduct], count: 1 },
    });
    expect([...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual([
      "What you can do here",
      "Products",
    ]);
    expect(html).toContain('<a href="/tools/sample-tracker">Track a sample</a>');
    expect(html).not.toContain("1 page");
  });

  it("shows a page with the searched title before products that only resemble it", () => {
    const terms = { path: "/terms-and-conditions", title: "Terms and conditions", description: "Short." };
    const found = { ...none, products: of(listedProduct), help: of(terms) };
    const kindsOf = (text: string) =>
      [...search(text, found).matchAll(/<h2[^>]*>([^<]*)/g)].map(([, name]) => name);
    expect(kindsOf("terms")).toEqual(["Help", "Products"]);
    expect(kindsOf("husky")).toEqual(["Products", "Help"]);
  });

  it("links a test to the page about its condition", () => {
    const html = search("x", { ...none, tests: of(foundTest) });
    expect(html).toContain('<a href="/tests/ahe">Alaskan Husky encephalopathy</a>');
  });

  it("shows a single kind with its limit and a link to all kinds", () => {
    const html = plainHtml(
      <SearchView search="husky" only="breeds" found={{ breeds: { items: [breed], count: 7 } }} {...props} />,
    );
    expect(html).toContain("Showing 1 of 7");
    expect(html).toContain('<a href="/search?q=husky">See all results for “husky”</a>');
    expect(html).not.toContain("Show all");
  });

  it("says that nothing was found", () => {
    expect(search("<b>", none)).toContain("Result not found.");
    expect(search("<b>")).toContain("Search results for “&lt;b&gt;”");
  });

  it("shows the other results and a notice when one kind failed", () => {
    const html = search("husky", { ...none, products: "failed", breeds: of(breed) });
    expect(html).toContain("Error fetching data");
    expect(html).toContain("Alaskan Husky</a>");
    expect(search("husky", { ...none, products: "failed" })).not.toContain("Result not found.");
  });
});

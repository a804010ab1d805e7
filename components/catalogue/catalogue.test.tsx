import { describe, expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { breed, listedProduct } from "@/lib/contract/testing/catalogue";
import { plainShelf, type ShelfQuery } from "@/lib/domain/shelf-query";
import { wordsOf } from "@/lib/server/words";
import { BreedIndex } from "./breed-index-client";
import { breedLines } from "./breed-lines";
import { BreedView } from "./breed-view";
import { SearchView } from "./search-view";
import { ShelfView } from "./shelf-view";

const filled = { products: [listedProduct], count: 41, pageCount: 3 };
const empty = { products: [], count: 0, pageCount: 1 };
const productLink =
  '<a href="/store/alaskan-husky-encephalopathy-canine/p/10003">Alaskan Husky encephalopathy</a>';

const headings = (html: string) => html.match(/<h1/g)?.length;

describe("a shelf", () => {
  const shelf = (query: Partial<ShelfQuery> = {}, what: typeof empty | typeof filled = filled) =>
    plainHtml(
      <ShelfView
        base="/store"
        query={{ ...plainShelf, ...query }}
        shelf={what}
        language="en"
        words={wordsOf("en", "store")}
      />,
    );

  it("lists its products with their prices, and leads on", () => {
    const html = shelf();
    expect(headings(html)).toBe(1);
    for (const text of [productLink, "$129.50", "41 products", "Page 1 of 3", 'href="/store?page=2"'])
      expect(html).toContain(text);
    expect(html).not.toContain("Previous page");
    expect(html).toContain('<a href="/store" aria-label="Page 1" aria-current="page">1</a>');
  });

  it("keeps what was asked in every link and in the form", () => {
    const html = shelf({ search: '"eye"', page: 2, species: "canine", sort: "price" });
    for (const text of [
      "41 products for “&quot;eye&quot;”",
      'href="/store?search=%22eye%22&amp;species=canine&amp;sort=price"',
      'href="/store?search=%22eye%22&amp;species=canine&amp;sort=price&amp;page=3"',
      'href="/store?search=%22eye%22&amp;species=feline&amp;sort=price"',
      'value="&quot;eye&quot;"',
      '<input type="hidden" name="species" value="canine"/>',
      '<input type="hidden" name="sort" value="price"/>',
    ])
      expect(html).toContain(text);
  });

  it.each(["All", "Name asc", "Name desc", "Price asc", "Price desc", "New Arrivals"])(
    "can be sorted by %s",
    (name) => expect(shelf()).toMatch(new RegExp(`<a href="/store[^"]*"[^>]*>${name}</a>`)),
  );

  it("says which choices are made", () => {
    expect(shelf().match(/aria-current="true"/g)).toHaveLength(2);
    expect(shelf({ sort: "name" })).toContain('<a href="/store?sort=name" aria-current="true">Name asc</a>');
  });

  it("says so when it is empty", () => {
    const html = shelf({ search: "zzz" }, empty);
    expect(html).toContain("No items found");
    expect(html).toContain("0 products for “zzz”");
    expect(html).not.toContain("Page 1");
  });

  it("has no pages beyond its last", () => {
    expect(shelf({ page: 9 }, { ...empty, count: 41, pageCount: 3 })).not.toContain("Next page");
  });
});

describe("a search", () => {
  const search = (text: string, found?: Parameters<typeof SearchView>[0]["found"]) =>
    plainHtml(<SearchView search={text} found={found} language="en" words={wordsOf("en", "search")} />);

  it("without a text is a form", () => {
    const html = search("");
    expect(headings(html)).toBe(1);
    expect(html).toContain('<form role="search" action="/search" method="get">');
    expect(html).not.toContain("<h2");
  });

  it("shows products and breeds, and leads to the others", () => {
    const html = search("husky", { shelf: filled, breeds: [breed], breedCount: 1 });
    for (const text of [productLink, 'href="/store?search=husky"', "Show all 41 products", "1 breed"])
      expect(html).toContain(text);
    expect(html).toContain('<a href="/breeder/for-dogs/breeds/alaskan-husky/110">Alaskan Husky</a> (dog)');
  });

  it("says when nothing was found", () => {
    expect(search("<b>", { shelf: empty, breeds: [], breedCount: 0 })).toContain("Nothing found.");
    expect(search("<b>")).toContain("Search results for “&lt;b&gt;”");
  });
});

describe("breeds", () => {
  it("stand under their letters", () => {
    const names = ["Ægidienberger", "Akita", "Łódź Hound", "3-Way Cross"];
    const breeds = breedLines(names.map((name, index) => ({ id: index + 1, name })));
    const html = plainHtml(<BreedIndex species="canine" breeds={breeds} lettersLabel="Letters" />);
    expect([...html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, letter]) => letter)).toEqual(["A", "L", "0-9"]);
    expect(html).toContain('<a href="/breeder/for-dogs/breeds/akita/2">Akita</a>');
  });

  it("have a page each, with facts and products", () => {
    const html = plainHtml(
      <BreedView breed={breed} shelf={filled} language="en" words={wordsOf("en", "breed")} />,
    );
    expect(headings(html)).toBe(1);
    for (const text of [
      "DNA tests for the Alaskan Husky",
      "Working dogs",
      productLink,
      "of 41",
      "/store?species=canine",
    ])
      expect(html).toContain(text);
    expect(html).not.toContain("Origin");
  });
});

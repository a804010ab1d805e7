import { describe, expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { breed, listedProduct } from "@/lib/contract/testing/catalogue";
import { wordsOf } from "@/lib/server/words";
import { BreedIndex } from "./breed-index-client";
import { breedLines } from "./breed-lines";
import { BreedView } from "./breed-view";
import { SearchView } from "./search-view";

const filled = { products: [listedProduct], count: 41, pageCount: 3 };
const empty = { products: [], count: 0, pageCount: 1 };
const productLink =
  '<a href="/store/alaskan-husky-encephalopathy-canine/p/10003">Alaskan Husky encephalopathy</a>';

const headings = (html: string) => html.match(/<h1/g)?.length;

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

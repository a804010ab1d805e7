import { describe, expect, it, vi } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { facets, listedProduct } from "@/lib/contract/testing/catalogue";
import type { Facets } from "@/lib/contract/shop/products/products.types";
import { emptyCategoryQuery, type CategoryQuery } from "@/lib/domain/shop/category-query";
import { StoreView } from "./store-view";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const filled = { products: [listedProduct], count: 41, pageCount: 3 };
const empty = { products: [], count: 0, pageCount: 1 };
const husky = { id: 110, name: "Alaskan Husky", species: "canine", count: 17 } as const;

function store(
  query: Partial<CategoryQuery> = {},
  list: typeof empty | typeof filled = filled,
  more?: Partial<Facets>,
) {
  const found = { list, facets: { ...facets, ...more } };
  const fullQuery = { ...emptyCategoryQuery, ...query };
  return plainHtml(<StoreView base="/store" query={fullQuery} found={found} />);
}

describe("StoreView", () => {
  it("lists products with prices and links to the next page", () => {
    const html = store();
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const text of [
      '<a href="/store/alaskan-husky-encephalopathy-canine/p/10003">Alaskan Husky encephalopathy</a>',
      "<li>1 test</li><li>7 to 15 working days in the lab</li>",
      "$129.50",
      "41 products",
      "Page 1 of 3",
      'href="/store?page=2"',
      '<a href="/store" aria-label="Page 1" aria-current="page">1</a>',
    ])
      expect(html).toContain(text);
    for (const text of ["Previous page", "Clear all"]) expect(html).not.toContain(text);
  });

  it("keeps the query in links and form", () => {
    const html = store({ search: '"eye"', page: 2, species: "canine", types: ["trait"], sort: "price" });
    for (const text of [
      "41 products for “&quot;eye&quot;”",
      'href="/store?search=%22eye%22&amp;sort=price&amp;species=canine&amp;types=trait&amp;page=3"',
      'value="&quot;eye&quot;"',
      '<input type="radio" name="species" checked="" value="canine"/>',
      '<input type="checkbox" name="types" checked="" value="trait"/>',
      '<option value="price" selected="">Price asc</option>',
      "Filters (2)",
    ])
      expect(html).toContain(text);
  });

  it.each(["All", "Name asc", "Name desc", "Price asc", "Price desc", "New Arrivals"])(
    "can be sorted by %s",
    (name) => expect(store()).toMatch(new RegExp(`<option value="[^"]*"[^>]*>${name}</option>`)),
  );

  it("shows the number of products for each option, including zero", () => {
    const html = store();
    for (const [label, count] of [
      ["Dogs and cats", 41],
      ["Cats", 11],
      ["Disease", 31],
      ["DNA Profile", 0],
    ])
      expect(html).toContain(`<span>${label}</span><span>${count}</span>`);
    expect(html).not.toContain("disabled");
  });

  it("offers other searches when nothing is found", () => {
    const html = store({ search: "zzz", types: ["trait"], page: 9 }, empty);
    expect(html).toContain("No Results");
    expect(html).toContain("0 products for “zzz”");
    expect(html).not.toContain("Page 1");
    expect(html).toContain('<a href="/store?search=zzz&amp;types=trait">Back to the first page</a>');
    expect(html).toContain('<a href="/store?search=zzz">Search for “zzz” without filters</a>');
    expect(html).toContain('<a href="/search?q=zzz">Search the whole site for “zzz”</a>');
    expect(html).toContain('<a href="/store">Show all products</a>');
  });

  it("shows no pagination beyond the last page", () => {
    expect(store({ page: 9 }, { ...empty, pageCount: 3 })).not.toContain("Next page");
  });
});

describe("active filters", () => {
  const query: Partial<CategoryQuery> = {
    search: "eye",
    species: "canine",
    types: ["disease", "trait"],
    breeds: [110, 3, 9999],
    page: 2,
    sort: "name",
  };
  const html = store(query, filled, { breeds: [husky] });

  it.each([
    ["“eye”", "?sort=name&amp;species=canine&amp;types=disease,trait&amp;breeds=110,3,9999"],
    ["Dogs", "?search=eye&amp;sort=name&amp;types=disease,trait&amp;breeds=110,3,9999"],
    ["Trait", "?search=eye&amp;sort=name&amp;species=canine&amp;types=disease&amp;breeds=110,3,9999"],
    [
      "Alaskan Husky",
      "?search=eye&amp;sort=name&amp;species=canine&amp;types=disease,trait&amp;breeds=3,9999",
    ],
    [
      "Any dog breed",
      "?search=eye&amp;sort=name&amp;species=canine&amp;types=disease,trait&amp;breeds=110,9999",
    ],
    [
      "Unknown breed",
      "?search=eye&amp;sort=name&amp;species=canine&amp;types=disease,trait&amp;breeds=110,3",
    ],
  ])("removes %s alone", (name, href) => {
    expect(html).toContain(`<a href="/store${href}" aria-label="Remove ${name}">`);
  });

  it("clears all filters but keeps the sort order", () => {
    expect(html).toContain('<a href="/store?sort=name">Clear all</a>');
    expect(store({ sort: "name", page: 2 })).not.toContain("Clear all");
  });
});

describe("breed filter", () => {
  it("lists chosen breeds ticked, together with search results", () => {
    const found = { ...husky, id: 7, name: "Husky Cross" };
    const html = store({ breeds: [110], breedSearch: "husky" }, filled, { breeds: [husky, found] });
    expect(html).toContain(
      'name="breeds" checked="" value="110"/><img src="/pictures/breeds/canine.svg" width="28" height="28" alt=""/><span>Alaskan Husky</span><span>17</span>',
    );
    expect(html).toContain(
      'name="breeds" value="7"/><img src="/pictures/breeds/canine.svg" width="28" height="28" alt=""/><span>Husky Cross</span>',
    );
    expect(html).toContain('name="breed_search" value="husky"');
    expect(html).not.toContain("No Results");
  });

  it("says that no breed matches even if others are chosen", () => {
    const html = store({ breeds: [110], breedSearch: "zzz" }, filled, { breeds: [husky] });
    expect(html).toContain('<p role="status">No Results</p>');
  });
});

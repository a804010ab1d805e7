import { describe, expect, it, vi } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { facets, listedProduct } from "@/lib/contract/testing/catalogue";
import { plainShelf, type ShelfQuery } from "@/lib/domain/shelf-query";
import { findShelf, ownerSide, type Shelf, shelvesOf, type SpeciesSide } from "@/lib/navigation/shelves";
import { wordsOf } from "@/lib/server/words";
import { RoleShelfView } from "./role-shelf-view";
import { SideView } from "./side-view";

vi.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const words = wordsOf("en", "shelf");
const dogs: SpeciesSide = { role: "breeder", species: "canine" };
const [anyShelf] = shelvesOf(dogs);
const parentage = findShelf(dogs, "dna-profile-parentage") ?? anyShelf;

const shelfHtml = (shelf: Shelf | undefined, count: number, asked: Partial<ShelfQuery> = {}) => {
  const products = count > 0 ? [listedProduct] : [];
  const found = { shelf: { products, count, pageCount: Math.ceil(count / 20) }, facets };
  const query = { ...plainShelf, ...asked };
  const texts = { words, storeWords: wordsOf("en", "store") };
  return shelf
    ? plainHtml(<RoleShelfView shelf={shelf} query={query} found={found} language="en" {...texts} />)
    : "";
};

describe("a shelf", () => {
  it("says what stands on it, for whom, and what it costs", () => {
    const html = shelfHtml(parentage, 1);
    expect(html).toContain("<h1>DNA profile and parentage for dogs</h1>");
    expect(html).toContain("whose pup it is");
    for (const text of ["Alaskan Husky encephalopathy</a>", "$129.50", "1 product"])
      expect(html).toContain(text);
    expect(html).not.toContain("/store?");
    expect(html).not.toContain("No items found");
  });

  it("that holds more has pages of its own", () => {
    const html = shelfHtml(parentage, 360, { page: 2, search: "dam" });
    expect(html).toContain("360 products for “dam”. Page 2 of 18");
    expect(html).toContain('href="/breeder/for-dogs/dna-profile-parentage?search=dam&amp;page=3"');
  });

  it("asks neither for the species it is for nor among types of which it has one", () => {
    const html = shelfHtml(parentage, 1);
    expect(html).not.toContain('name="species"');
    expect(html).not.toContain('name="types"');
    expect(html).toContain('name="breed_search"');
    const all = shelfHtml(findShelf(dogs, "dna-tests"), 1);
    expect(all.match(/name="types"/g)).toHaveLength(3);
    expect(shelfHtml(shelvesOf(ownerSide)[0], 1)).toContain('name="species"');
  });

  it("on which nothing is left leads to everything on it, and to the store", () => {
    const html = shelfHtml(parentage, 0, { search: "zzz" });
    expect(html).toContain("No Results");
    expect(html).toContain('<a href="/breeder/for-dogs/dna-profile-parentage">Show all products</a>');
    expect(html).toContain('<a href="/store?search=zzz&amp;species=canine">See everything for dogs</a>');
  });

  it("without products says so, and leads back to its side", () => {
    const html = shelfHtml(findShelf({ role: "vet", species: "feline" }, "innovative"), 0);
    expect(html).toContain("No items found");
    expect(html).toContain("Nothing on this shelf is sold in your country at present.");
    expect(html).toContain('<a href="/vet/for-cats">All tests for cats</a>');
    expect(html).not.toContain("<h3");
    expect(html).not.toContain("<form");
  });
});

describe("a side", () => {
  const html = (side: SpeciesSide, count: number) => {
    const from = count > 0 ? listedProduct.price : undefined;
    const offers = shelvesOf(side).map((shelf) => ({ shelf, count, from }));
    const best = count > 0 ? [listedProduct] : [];
    const label = "The whole catalogue";
    return plainHtml(
      <SideView side={side} offers={offers} best={best} language="en" words={words} catalogueLabel={label} />,
    );
  };

  it("leads to each of its shelves, and says how many stand there and from which price", () => {
    const page = html(dogs, 7);
    expect(page.match(/<h1/g)).toHaveLength(1);
    for (const { path } of shelvesOf(dogs)) expect(page).toContain(`<a href="${path}">`);
    expect(page.match(/7 products/g)).toHaveLength(shelvesOf(dogs).length);
    expect(page).toContain("from $129.50");
    expect(page).toContain("Most chosen for dogs");
    expect(page).toContain('href="/breeder/for-dogs/breeds"');
    expect(page).toContain('<a href="/store/breeder/canine/best-sellers">The whole catalogue</a>');
  });

  it("speaks to vets of patients", () => {
    const page = html({ role: "vet", species: "feline" }, 1);
    expect(page).toContain("DNA tests for feline patients");
    expect(page).toContain('<a href="/vet/for-cats/geno-pet">Geno Vet</a>');
  });

  it("shows no card and names no price where nothing is sold", () => {
    const page = html(dogs, 0);
    expect(page).not.toContain('href="/breeder/for-dogs/multi-packs"');
    expect(page).not.toContain("from $");
    expect(page).not.toContain("Most chosen");
  });
});

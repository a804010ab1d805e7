import { describe, expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { listedProduct } from "@/lib/contract/testing/catalogue";
import { findShelf, type Shelf, shelvesOf, type SpeciesSide } from "@/lib/domain/shelves";
import { wordsOf } from "@/lib/server/words";
import { RoleShelfView } from "./role-shelf-view";
import { SideView } from "./side-view";

const words = wordsOf("en", "shelf");
const dogs: SpeciesSide = { role: "breeder", species: "canine" };
const [anyShelf] = shelvesOf(dogs);
const parentage = findShelf(dogs, "dna-profile-parentage") ?? anyShelf;

const shelfHtml = (shelf: Shelf | undefined, count: number) => {
  const found = { products: count > 0 ? [listedProduct] : [], count };
  return shelf ? plainHtml(<RoleShelfView shelf={shelf} found={found} language="en" words={words} />) : "";
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

  it("that holds more leads to the store", () => {
    const html = shelfHtml(parentage, 360);
    expect(html).toContain("The 1 most asked for, of 360.");
    expect(html).toContain('<a href="/store?species=canine">See everything for dogs</a>');
  });

  it("without products says so, and leads back to its side", () => {
    const html = shelfHtml(findShelf({ role: "vet", species: "feline" }, "innovative"), 0);
    expect(html).toContain("No items found");
    expect(html).toContain("Nothing on this shelf is sold in your country at present.");
    expect(html).toContain('<a href="/vet/for-cats">All tests for cats</a>');
    expect(html).not.toContain("<h3");
  });
});

describe("a side", () => {
  const html = (side: SpeciesSide, count: number) => {
    const from = count > 0 ? listedProduct.price : undefined;
    const offers = shelvesOf(side).map((shelf) => ({ shelf, count, from }));
    const best = count > 0 ? [listedProduct] : [];
    return plainHtml(<SideView side={side} offers={offers} best={best} language="en" words={words} />);
  };

  it("leads to each of its shelves, and says how many stand there and from which price", () => {
    const page = html(dogs, 7);
    expect(page.match(/<h1/g)).toHaveLength(1);
    for (const { path } of shelvesOf(dogs)) expect(page).toContain(`<a href="${path}">`);
    expect(page.match(/7 products/g)).toHaveLength(shelvesOf(dogs).length);
    expect(page).toContain("from $129.50");
    expect(page).toContain("Most chosen for dogs");
    expect(page).toContain('href="/breeder/for-dogs/breeds"');
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

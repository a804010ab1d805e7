import { describe, expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { storeOf, stores } from "@/lib/config/markets/markets";
import { listCataloguePages } from "@/lib/navigation/catalogues";
import type { SpeciesLandingPage } from "@/lib/navigation/category-pages";
import { CatalogueMenu } from "./catalogue-header";
import { ShopTabs } from "./shop-tabs";

const countries = [...stores, "BR", "JP", undefined];

function menuOf(landingPage: SpeciesLandingPage, country: string | undefined, slug = "multi-packs") {
  const category = listCataloguePages(landingPage).find((page) => page.slug === slug);
  if (category === undefined) throw new Error(`No catalogue page ${slug}`);
  return plainHtml(<CatalogueMenu category={category} store={storeOf(country)} />);
}

/** The `data-for` of a menu entry; null where everybody sees it. */
function audienceOf(html: string, name: string): string | null | undefined {
  const entry = new RegExp(`<li(?: data-for="([^"]*)")?><a href="[^"]*"[^>]*>${name}</a></li>`).exec(html);
  return entry === null ? undefined : (entry[1] ?? null);
}

const dogs: SpeciesLandingPage = { role: "breeder", species: "canine" };
const cats: SpeciesLandingPage = { role: "vet", species: "feline" };

describe.each(countries)("CatalogueMenu in store %s", (country) => {
  it("the catalogue menu shows other products in Australia only", () => {
    for (const landingPage of [dogs, cats])
      expect(audienceOf(menuOf(landingPage, country), "Other products")).toBe(
        country === "AU" ? null : undefined,
      );
  });

  it("the catalogue menu restricts custom profiles to known stores and innovative products to Australian addresses", () => {
    for (const landingPage of [dogs, cats]) {
      expect(audienceOf(menuOf(landingPage, country), "Build custom profile")).toBe("known-region");
      expect(audienceOf(menuOf(landingPage, country), "Innovative")).toBe("address-AU");
    }
  });

  it("the catalogue menu shows all other categories to everybody", () => {
    for (const name of ["Best sellers", "Single tests", "Full Breed Profiles", "DNA tests", "Breeds"])
      expect(audienceOf(menuOf(dogs, country), name)).toBeNull();
  });
});

it("the catalogue menu hides special offers from vets, also in the breeders' catalogue", () => {
  expect(audienceOf(menuOf(dogs, "AU"), "Special offers")).toBe("not-vet-account");
  expect(audienceOf(menuOf(cats, "AU"), "Special offers")).toBeUndefined();
});

it("the catalogue menu marks only the current category", () => {
  const html = menuOf(cats, "US", "geno-vet");
  const current = [...html.matchAll(/href="([^"]*)" aria-current="page"/g)].map(([, href]) => href);
  // Once in the folded menu for phones, once in the list.
  expect(current).toEqual(["/store/vet/feline/geno-vet", "/store/vet/feline/geno-vet"]);
});

it("the catalogue menu shows owners special offers, and innovative products for Australian addresses", () => {
  const html = plainHtml(<ShopTabs current="/special-offers" ownerTestsLabel="Tests for your pet" />);
  expect(audienceOf(html, "Tests for your pet")).toBeNull();
  expect(audienceOf(html, "Special offers")).toBe("not-vet-account");
  expect(audienceOf(html, "Innovative for cats")).toBe("address-AU");
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

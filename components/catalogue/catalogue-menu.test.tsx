import { describe, expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import { regionOf, regions } from "@/lib/config/markets";
import { catalogueOf } from "@/lib/navigation/catalogues";
import type { SpeciesSide } from "@/lib/navigation/shelves";
import { wordsOf } from "@/lib/server/words";
import { CatalogueMenu } from "./catalogue-menu";
import { ShopTabs } from "./shop-tabs";

const countries = [...regions, "BR", "JP", undefined];

function menuOf(side: SpeciesSide, country: string | undefined, slug = "multi-packs") {
  const shelf = catalogueOf(side).find((one) => one.slug === slug);
  if (shelf === undefined) throw new Error(`There is no ${slug}.`);
  return plainHtml(
    <CatalogueMenu shelf={shelf} region={regionOf(country)} words={wordsOf("en", "catalogue")} />,
  );
}

/** The mark of an entry that only some see; null for one that all do. */
function audienceOf(html: string, name: string): string | null | undefined {
  const entry = new RegExp(`<li(?: data-for="([^"]*)")?><a href="[^"]*"[^>]*>${name}</a></li>`).exec(html);
  return entry === null ? undefined : (entry[1] ?? null);
}

const dogs: SpeciesSide = { role: "breeder", species: "canine" };
const cats: SpeciesSide = { role: "vet", species: "feline" };

describe.each(countries)("the menu for who shops from %s", (country) => {
  it("has other products in Australia alone", () => {
    for (const side of [dogs, cats])
      expect(audienceOf(menuOf(side, country), "Other products")).toBe(country === "AU" ? null : undefined);
  });

  it("has custom profiles where the region is known, and what is new for addresses in Australia", () => {
    for (const side of [dogs, cats]) {
      expect(audienceOf(menuOf(side, country), "Build custom profile")).toBe("known-region");
      expect(audienceOf(menuOf(side, country), "Innovative")).toBe("address-AU");
    }
  });

  it("has all other shelves", () => {
    for (const name of ["Best sellers", "Single tests", "Full Breed Profiles", "DNA tests", "Breeds"])
      expect(audienceOf(menuOf(dogs, country), name)).toBeNull();
  });
});

it("offers are for breeders and not for vets, not even for one who looks at a breeder's page", () => {
  expect(audienceOf(menuOf(dogs, "AU"), "Special offers")).toBe("not-vet-account");
  expect(audienceOf(menuOf(cats, "AU"), "Special offers")).toBeUndefined();
});

it("marks the shelf one stands at, and no other", () => {
  const html = menuOf(cats, "US", "geno-vet");
  const current = [...html.matchAll(/href="([^"]*)" aria-current="page"/g)].map(([, href]) => href);
  // Once folded for a phone, once beside each other.
  expect(current).toEqual(["/store/vet/feline/geno-vet", "/store/vet/feline/geno-vet"]);
});

it("owners have offers beside their tests, and what is new where they live in Australia", () => {
  const words = wordsOf("en", "offers");
  const html = plainHtml(
    <ShopTabs current="/special-offers" ownerTests="Tests for your pet" words={words} />,
  );
  expect(audienceOf(html, "Tests for your pet")).toBeNull();
  expect(audienceOf(html, "Special offers")).toBe("not-vet-account");
  expect(audienceOf(html, "Innovative for cats")).toBe("address-AU");
  expect(html.match(/aria-current/g)).toHaveLength(1);
});

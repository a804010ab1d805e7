import { describe, expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import type { Breed, BreedTest } from "@/lib/contract/shop/breeds/breeds.types";
import { breed, breedOffer, breedTest } from "@/lib/contract/testing/catalogue";
import { getTranslator } from "@/lib/i18n/messages";
import { describeBreed } from "./breed-description";
import { BreedView } from "./breed-view";

const t = getTranslator("en", "breeds");

interface ViewOptions {
  readonly tests?: readonly BreedTest[];
  readonly changes?: Partial<Breed>;
}

const view = ({ tests = [breedTest], changes = {} }: ViewOptions) =>
  plainHtml(<BreedView breed={{ ...breed, ...changes }} tests={tests} offers={[breedOffer]} />);

const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>([^<]*)`, "g"))].map(([, text]) => text);

const prcd: BreedTest = { ...breedTest, code: "prcd", name: "Progressive rod-cone degeneration" };

describe("BreedView", () => {
  it("starts with the profile and its price, then tests, offers, facts and relatives", () => {
    const html = view({ changes: { origin: "Alaska" } });
    expect(headings(html, 2)).toEqual([
      "",
      "Health tests",
      "Profiles, parentage and packs",
      "Breed facts",
      "Related breeds",
    ]);
    expect(html.indexOf("Full Breed Profile – any dog breed")).toBeLessThan(html.indexOf("Health tests"));
    expect(html).toContain("Working dogs from Alaska");
  });

  it("starts with the test for mixed breeds where there is one", () => {
    const genoPet = { ...breedOffer, id: 969, name: "Geno Pet for dogs", kind: "geno-pet" };
    const html = plainHtml(
      <BreedView
        breed={{ ...breed, id: 597 }}
        tests={[]}
        offers={[{ ...breedOffer, kind: "profile" }, genoPet]}
      />,
    );
    expect(html).toContain("Find out which breeds are in your dog");
    expect(html.match(/<h2[^>]*><a href="([^"]*)"/)?.[1]).toBe("/store/geno-pet-for-dogs-canine/p/969");
  });

  it("shows known facts and a picture and leaves out unknown facts", () => {
    const html = view({});
    expect(headings(html, 1)).toEqual(["DNA tests for the Alaskan Husky"]);
    for (const text of ["Working dogs", "FCI", "/pictures/breeds/canine.svg"]) expect(html).toContain(text);
    expect(html).not.toContain("Origin");
  });

  it("groups conditions by certainty, the most certain first", () => {
    const html = view({
      tests: [
        breedTest,
        { ...prcd, code: "c", basis: "relative", relatives: ["Siberian Husky"] },
        { ...prcd, code: "d", basis: "species", breedCount: 10 },
      ],
    });
    expect(headings(html, 3).slice(0, 3)).toEqual([
      "Reported in the Alaskan Husky",
      "Reported in close relatives",
      "Reported in many breeds of dog",
    ]);
    expect(html).toContain("Reported in: Siberian Husky");
    expect(html).toContain("Reported in 10 breeds");
  });

  it("shows gene, inheritance and price of a test and links to its product", () => {
    const html = view({});
    expect(html).toContain(
      '<a href="/store/alaskan-husky-encephalopathy-canine/p/10003">Alaskan Husky encephalopathy</a><b>$129.50</b>',
    );
    expect(html).toContain("Brain and nerves · Gene SLC19A3 · Two copies needed, carriers stay well");
  });

  it("describes traits without health wording", () => {
    const html = view({ tests: [{ ...breedTest, kind: "trait", inheritance: "AR" }] });
    expect(headings(html, 2)).not.toContain("Health tests");
    expect(html).toContain("Seen with two copies");
    expect(html).not.toContain("carriers stay well");
  });

  it("shows profiles with savings and links to the profile builder, the store and relatives", () => {
    const html = view({});
    for (const text of [
      "You save $70.50.",
      'href="/breeder/for-dogs/build-your-own-profile"',
      'href="/store?breeds=110"',
      '<a href="/breeder/for-dogs/breeds/siberian-husky/707">Siberian Husky</a>',
    ])
      expect(html).toContain(text);
  });

  it("explains when no condition is reported", () => {
    const html = view({ tests: [{ ...prcd, basis: "species", breedCount: 10 }] });
    expect(html).toContain(
      "We know of no inherited condition with a DNA test reported in the Alaskan Husky.",
    );
    expect(html).toContain("Progressive rod-cone degeneration");
  });
});

describe("describeBreed", () => {
  it.each<[string, readonly BreedTest[], RegExp]>([
    [
      "conditions of its own",
      [breedTest, prcd],
      /dog, Working dogs\): 2 inherited conditions reported in the breed, such as Alaskan/,
    ],
    [
      "conditions of relatives",
      [{ ...prcd, basis: "relative" }],
      /1 inherited condition reported in close relatives/,
    ],
    ["no condition", [{ ...prcd, basis: "species" }], /no inherited condition/],
  ])("describes a breed with %s", (_, tests, expected) => {
    expect(describeBreed(breed, tests, t)).toMatch(expected);
  });
});

import { describe, expect, it } from "vitest";
import { plainHtml } from "@/components/testing/plain-html";
import type { Breed, BreedTest } from "@/lib/contract/breeds/breeds.types";
import { breed, breedOffer, breedTest } from "@/lib/contract/testing/catalogue";
import { wordsOf } from "@/lib/server/words";
import { describeBreed } from "./breed-description";
import { BreedView } from "./breed-view";

const words = wordsOf("en", "breed");

interface Shown {
  readonly tests?: readonly BreedTest[];
  readonly of?: Partial<Breed>;
}

const view = ({ tests = [breedTest], of = {} }: Shown) =>
  plainHtml(
    <BreedView breed={{ ...breed, ...of }} tests={tests} offers={[breedOffer]} language="en" words={words} />,
  );

const headings = (html: string, level: number) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>([^<]*)`, "g"))].map(([, text]) => text);

const prcd: BreedTest = { ...breedTest, code: "prcd", name: "Progressive rod-cone degeneration" };

describe("a breed's page", () => {
  it("says what is known of it, draws it, and leaves out what is not known", () => {
    const html = view({});
    expect(headings(html, 1)).toEqual(["DNA tests for the Alaskan Husky"]);
    for (const text of ["Working dogs", "FCI", "/pictures/pets/canine-short-"]) expect(html).toContain(text);
    expect(html).not.toContain("Origin");
  });

  it("groups conditions by how sure they matter, the surest first", () => {
    const html = view({
      tests: [
        breedTest,
        { ...prcd, code: "b", evidence: "unconfirmed" },
        { ...prcd, code: "c", basis: "relative", relatives: ["Siberian Husky"] },
        { ...prcd, code: "d", basis: "species", breedCount: 10 },
      ],
    });
    expect(headings(html, 3).slice(0, 4)).toEqual([
      "Reported in the Alaskan Husky, gene confirmed",
      "Reported in the Alaskan Husky, gene not confirmed yet",
      "Reported in close relatives",
      "Reported in many breeds of dog",
    ]);
    expect(html).toContain("Reported in: Siberian Husky");
    expect(html).toContain("Reported in 10 breeds");
  });

  it("says of a test its gene, how it is passed on, how sure it is, its price, and leads to its product", () => {
    const html = view({});
    expect(html).toContain(
      '<a href="/store/alaskan-husky-encephalopathy-canine/p/10003">Alaskan Husky encephalopathy</a><b>$129.50</b>',
    );
    expect(html).toContain("Nervous · Gene SLC19A3 · Two copies needed, carriers stay well · Gene confirmed");
  });

  it("tells traits apart from conditions", () => {
    const html = view({ tests: [{ ...breedTest, kind: "trait", inheritance: "AR" }] });
    expect(headings(html, 2)).not.toContain("Health tests");
    expect(html).toContain("Seen with two copies");
    expect(html).not.toContain("carriers stay well");
  });

  it("offers profiles with what they save, a profile of one's own, and all there is for the breed", () => {
    const html = view({});
    for (const text of [
      "You save $70.50.",
      'href="/breeder/for-dogs/build-your-own-profile"',
      'href="/store?breeds=110"',
      '<a href="/breeder/for-dogs/breeds/siberian-husky/707">Siberian Husky</a>',
    ])
      expect(html).toContain(text);
  });

  it("helps where nothing is reported", () => {
    const html = view({ tests: [{ ...prcd, basis: "species", breedCount: 10 }] });
    expect(html).toContain(
      "We know of no inherited condition with a DNA test that is reported in the Alaskan Husky.",
    );
    expect(html).toContain("Progressive rod-cone degeneration");
  });
});

describe("a breed's description", () => {
  it.each<[string, readonly BreedTest[], RegExp]>([
    [
      "conditions of its own",
      [breedTest, prcd],
      /dog, Working dogs\): 2 inherited conditions reported in the breed, such as Alaskan/,
    ],
    [
      "those of relatives",
      [{ ...prcd, basis: "relative" }],
      /1 inherited condition reported in close relatives/,
    ],
    ["none", [{ ...prcd, basis: "species" }], /no inherited condition/],
  ])("names %s", (_, tests, expected) => {
    expect(describeBreed(breed, tests, words)).toMatch(expected);
  });
});

import { describe, expect, it } from "vitest";
import { demoMarkerPool } from "@/backend/kits/lab/demo/frequencies";
import type { DnaProfile } from "./genotype";
import { findPanel, type MarkerPanel } from "./panels";
import { createRandom, pickByShare } from "./random";
import { buildReference, findRelation } from "./relatedness";

/** Twenty markers with ten equally frequent alleles. */
const panel: MarkerPanel = {
  key: "TEST",
  name: "Test",
  species: "canine",
  technology: "STR",
  isCurrent: true,
  leastCommon: 15,
  sexMarkers: [],
  markers: Array.from({ length: 20 }, (_, at) => `M${at}`),
};

const toProfile = (pairOf: (at: number) => readonly [string, string]): DnaProfile => ({
  panel: panel.key,
  alleles: Object.fromEntries(panel.markers.map((marker, at) => [marker, pairOf(at)])),
});

const reference = buildReference(
  panel,
  Array.from(
    { length: 100 },
    (_, animal) => toProfile(() => [String(animal % 10), String((animal + 5) % 10)]).alleles,
  ),
);

const relationOf = (one: DnaProfile, other: DnaProfile, daysApart?: number) =>
  findRelation({ panel, one, other, daysApart, reference });

const own = toProfile(() => ["0", "1"]);

describe("findRelation", () => {
  it("finds an animal that shares an allele at every marker to be parent or offspring", () => {
    const other = toProfile((at) => [at % 2 ? "0" : "1", "7"]);
    expect(relationOf(own, other)).toBe("parent-or-offspring");
    expect(relationOf(other, own, 700)).toBe("parent-or-offspring");
  });

  it("takes animals that were born together for siblings instead", () => {
    const other = toProfile((at) => (at % 2 ? ["0", "1"] : ["1", "7"]));
    expect(relationOf(own, other, 3)).toBe("full-sibling");
  });

  it("finds full siblings by both, one and no shared alleles", () => {
    const other = toProfile((at) => (at % 4 === 0 ? ["8", "9"] : at % 4 === 1 ? ["0", "1"] : ["0", "7"]));
    expect(relationOf(own, other)).toBe("full-sibling");
  });

  it("tells an excluded parent with one different marker by a weaker relation", () => {
    const other = toProfile((at) => (at < 3 ? ["8", "9"] : ["0", "7"]));
    expect(relationOf(own, other)).toBe("close-relative");
  });

  it("finds nothing between animals that share alleles by chance", () => {
    expect(
      relationOf(
        own,
        toProfile((at) => (at % 3 === 0 ? ["0", "7"] : ["8", "9"])),
      ),
    ).toBeNull();
  });

  it("finds the same profile", () => {
    expect(
      relationOf(
        own,
        toProfile(() => ["1", "0"]),
      ),
    ).toBe("same-profile");
  });

  it("finds nothing with too few common markers", () => {
    const alleles = Object.fromEntries(Object.entries(own.alleles).slice(0, 14));
    expect(relationOf(own, { panel: panel.key, alleles })).toBeNull();
  });

  it("gives little weight to alleles that few animals of a small breed have", () => {
    const small = buildReference(
      panel,
      Array.from({ length: 20 }, () => toProfile(() => ["8", "9"]).alleles),
    );
    const rare = toProfile((at) => (at < 8 ? ["0", "7"] : ["8", "9"]));
    const other = toProfile((at) => (at < 8 ? ["0", "6"] : ["8", "9"]));
    const compare = (from: typeof small) =>
      findRelation({ panel, one: rare, other, daysApart: undefined, reference: from });
    expect(compare({ ...small, animals: 200 })).toBe("parent-or-offspring");
    expect(compare(small)).toBeNull();
  });
});

it("findRelation takes almost no unrelated animal for a relative, and misses no parent, on the panel for dogs", () => {
  const dogs = findPanel("ISAG-DOG-STR-21");
  if (dogs === undefined) throw new Error("The panel is missing.");
  const random = createRandom("unrelated dogs");
  const draw = (parent?: DnaProfile): DnaProfile => ({
    panel: dogs.key,
    alleles: Object.fromEntries(
      dogs.markers.map((marker) => {
        const pick = () => pickByShare(random, demoMarkerPool(dogs, marker));
        return [marker, [parent?.alleles[marker]?.[random() < 0.5 ? 0 : 1] ?? pick(), pick()] as const];
      }),
    ),
  });
  const breed = buildReference(
    dogs,
    Array.from({ length: 20 }, () => draw().alleles),
  );
  const one = draw();
  const find = (other: DnaProfile) =>
    findRelation({ panel: dogs, one, other, daysApart: undefined, reference: breed });
  expect(Array.from({ length: 1_000 }, () => find(draw())).filter(Boolean)).toHaveLength(0);
  expect(new Set(Array.from({ length: 100 }, () => find(draw(one))))).toEqual(
    new Set(["parent-or-offspring"]),
  );
});

import { expect, it } from "vitest";
import tests from "@/backend/db/seed/data/tests.json" with { type: "json" };
import { motifOf } from "./product-motif";

it.each([
  [{ bodySystem: "Ophthalmologic", categoryId: 1 }, "eye"],
  [{ bodySystem: "Trait", categoryId: 6 }, "coat"],
  [{ bodySystem: null, categoryId: 14 }, "coat"],
  [{ bodySystem: null, categoryId: 9 }, "rosette"],
  [{ bodySystem: null, categoryId: 12 }, "paw"],
  [{ bodySystem: null, categoryId: 19 }, "mix"],
  [{ bodySystem: null, categoryId: 3 }, "helix"],
  [{ bodySystem: "Unheard-of", categoryId: 999 }, "helix"],
  [{}, "helix"],
] as const)("motifOf: the picture of %j is %s", (product, motif) => {
  expect(motifOf(product)).toBe(motif);
});

it("motifOf shows DNA for two rare body systems", () => {
  const systems = new Set(tests.map(({ bodySystem }) => bodySystem));
  const without = [...systems].filter((bodySystem) => motifOf({ bodySystem }) === "helix");
  expect(without.sort()).toEqual(["Ontogeny", "Reproductive"]);
});

import { expect, it } from "vitest";
import { coatOfBreed, isCoatKnown } from "./breed-coat";

const drawnCoat = (name: string, coat: string | null = null) => coatOfBreed({ id: 7, name, coat });

it.each([
  ["Dachshund, Miniature Wire-Haired", null, { kind: "wire" }],
  ["Dachshund, Miniature Long-Haired", null, { kind: "long" }],
  ["Dachshund, Smooth-Haired", null, { kind: "short" }],
  ["American Hairless Terrier", null, { kind: "short" }],
  ["Poodle, Toy", null, { kind: "curly" }],
  ["Devon Rex", "rex", { kind: "curly" }],
  ["Maine Coon", "semi-long/long", { kind: "long" }],
  ["West Highland White Terrier", null, { colour: "white" }],
  ["Golden Retriever", null, { colour: "gold" }],
  ["Russian Blue", "short", { kind: "short", colour: "blue" }],
  ["Siamese Blue Point", null, { colour: "cream" }],
])("coatOfBreed derives the coat of %s (%s) from its data", (name, coat, expected) => {
  expect(drawnCoat(name, coat)).toMatchObject(expected);
  expect(isCoatKnown({ id: 7, name, coat })).toBe(!/Smooth|Hairless/.test(name));
});

it("coatOfBreed uses the fallback colour for a name with several colours or none", () => {
  const fallback = drawnCoat("Beagle").colour;
  for (const name of ["Irish Red and White Setter", "Greyhound", "Redbone Coonhound"])
    expect(drawnCoat(name).colour).toBe(fallback);
});

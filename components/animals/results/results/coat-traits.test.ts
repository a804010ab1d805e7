import { expect, it } from "vitest";
import { catBreeds } from "@/components/pictures/portrait/cat-breeds";
import { dogBreeds } from "@/components/pictures/portrait/dog-breeds";
import type { CoatPhenotype } from "@/lib/domain/animals/coat";
import { catInCoat, dogInCoat } from "./coat-traits";

const coat = (changes: Partial<CoatPhenotype>): CoatPhenotype => ({
  species: "canine",
  pattern: "solid",
  pigment: "black",
  restriction: "full",
  marks: [],
  isLong: null,
  curl: null,
  hasFurnishings: null,
  untested: [],
  ...changes,
});

const dog = (breed: string, changes: Partial<CoatPhenotype>) => {
  const traits = dogBreeds[breed];
  return traits && dogInCoat(traits, coat(changes));
};

const cat = (breed: string, changes: Partial<CoatPhenotype>) => {
  const traits = catBreeds[breed];
  return traits && catInCoat(traits, coat({ species: "feline", ...changes }));
};

it("a dog in the coat of its genes keeps the shape and the white parts of its breed", () => {
  const brown = { pigment: "chocolate", pattern: "tan-points" } as const;
  expect(dog("border-collie", brown)).toMatchObject({
    ear: "semi-prick",
    coat: "chocolate",
    brows: "tan",
    snout: "white",
    chest: "white",
    blaze: "wide",
    nose: "liver",
  });
});

it.each([
  ["labrador-retriever", { pattern: "red" }, { coat: "gold" }],
  ["samoyed", { pattern: "red" }, { coat: "white" }],
  ["dalmatian", { pigment: "chocolate" }, { coat: "white", patches: "chocolate", marks: ["spots"] }],
  ["border-collie", { marks: ["merle"] }, { coat: "grey", patches: "black", marks: ["merle"] }],
  ["boxer-fawn", { pattern: "sable", marks: ["mask", "brindle"] }, { mask: "black", marks: ["brindle"] }],
] as const)("%s with the coat %o is drawn with %o", (breed, changes, expected) => {
  expect(dog(breed, changes)).toMatchObject(expected);
});

it.each([
  ["maine-coon", {}, { ear: "tufted", coat: "black" }],
  ["maine-coon", { pattern: "tortie" }, { coat: "black", pattern: "tortie", markings: "ginger" }],
  [
    "siamese",
    { restriction: "point", pigment: "blue" },
    { coat: "ivory", pattern: "points", markings: "blue" },
  ],
  ["bengal", { pattern: "tabby", marks: ["silver"] }, { coat: "silver", pattern: "spotted" }],
  ["persian", { marks: ["some-white"] }, { coat: "black", pattern: "bicolour", chest: "white" }],
] as const)("%s with the coat %o is drawn with %o", (breed, changes, expected) => {
  expect(cat(breed, changes)).toMatchObject(expected);
});

import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { breedFacts } from "@/backend/db/seed/catalogue/breed-facts";
import { breedPicture } from "./breed-picture";
import drawn from "./drawn-breeds.json";
import { pictures } from "./pictures";
import { productKinds } from "./product-kind";
import { type SpeciesName, speciesNames } from "@/lib/domain/species";

const popular = {
  canine: [
    "Labrador Retriever",
    "Golden Retriever",
    "German Shepherd Dog",
    "French Bulldog",
    "Bulldog",
    "Poodle",
    "Beagle",
    "Rottweiler",
    "Dachshund",
    "German Shorthaired Pointer",
    "Pembroke Welsh Corgi",
    "Australian Shepherd",
    "Yorkshire Terrier",
    "Cavalier King Charles Spaniel",
    "Doberman Pinscher",
    "Boxer",
    "Miniature Schnauzer",
    "Italian Cane Corso",
    "Great Dane",
    "Shih Tzu",
    "Siberian Husky",
    "Bernese Mountain Dog",
    "Pomeranian",
    "Boston Terrier",
    "Havanese",
    "English Springer Spaniel",
    "English Cocker Spaniel",
    "Border Collie",
    "Shetland Sheepdog",
    "Chihuahua",
    "Pug",
    "Maltese",
    "Basset Hound",
    "Dalmatian",
    "Weimaraner",
    "Vizsla",
    "Rhodesian Ridgeback",
    "Samoyed",
    "Labradoodle",
  ],
  feline: [
    "Maine Coon",
    "Ragdoll",
    "Persian",
    "Exotic Shorthair",
    "British Shorthair",
    "Siamese",
    "Sphynx",
    "Bengal",
    "Scottish Fold",
    "Abyssinian",
    "Russian Blue",
    "Birman",
    "Norwegian Forest Cat",
    "Burmese",
    "Devon Rex",
    "Cornish Rex",
    "Oriental Shorthair",
    "Siberian",
    "Turkish Angora",
    "American Shorthair",
  ],
} as const;

/** By its English name. */
const pictureOf = (species: SpeciesName, name: string) =>
  breedPicture(species, breedFacts.find((breed) => breed.species === species && breed.name === name)?.id);

const fileOf = (path: string) => readFileSync(`public${path}`, "utf8");

it.each(speciesNames)("each popular %s breed has a portrait of its own", (species) => {
  const files = popular[species].map((name) => {
    const path = pictureOf(species, name);
    expect(path, name).not.toBe(`/pictures/breeds/${species}.svg`);
    return fileOf(path);
  });
  expect(new Set(files).size).toBe(popular[species].length);
});

it.each(speciesNames)("unknown, mixed and other %s breeds have the picture of a paw", (species) => {
  const paw = `/pictures/breeds/${species}.svg`;
  expect(breedPicture(species, undefined)).toBe(paw);
  for (const name of ["Mixed Breed", "Taigan", "Ural Rex"]) expect(pictureOf(species, name)).toBe(paw);
  expect(fileOf(paw)).toContain("<svg");
});

it("every drawn breed is the picture of a breed of the catalogue", () => {
  const drawnFiles = (species: SpeciesName) =>
    readdirSync(`public/pictures/breeds/${species}`).map((file) => file.replace(".svg", ""));
  for (const species of speciesNames)
    expect([...new Set(Object.values(drawn[species]))].toSorted()).toEqual(drawnFiles(species).toSorted());
});

it("a variety that looks like its breed has the picture of the breed", () => {
  expect(pictureOf("canine", "Dachshund, Rabbit Wire-Haired")).toBe(
    pictureOf("canine", "Dachshund, Wire-Haired"),
  );
  expect(pictureOf("canine", "Pug, Black")).not.toBe(pictureOf("canine", "Pug"));
});

it.each(productKinds)("the picture of a %s shows what the buyer gets, never an animal", (kind) => {
  const path = pictures.product({ kind });
  expect(path).toMatch(
    /^\/pictures\/products\/(kit-helix|pack-helix|tubes|report-helix|tag|certificate|portrait|membership|parcel)\.svg$/,
  );
  expect(fileOf(path)).toContain("<svg");
});

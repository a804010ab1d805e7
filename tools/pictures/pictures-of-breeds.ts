import { breedFacts } from "@/backend/db/seed/catalogue/breed-facts";
import { slug } from "@/lib/domain/slug";
import type { SpeciesName } from "@/lib/domain/species";

/** Varieties that look like a breed with a picture. */
const sameAs: Readonly<Record<SpeciesName, Readonly<Record<string, string>>>> = {
  canine: {
    ...samePicture("chihuahua", ["chihuahua-smooth-haired"]),
    ...samePicture("collie-rough", ["collie"]),
    ...samePicture("dachshund", [
      "dachshund-smooth-haired",
      "dachshund-miniature-smooth-haired",
      "dachshund-rabbit-smooth-haired",
      "dachshund-standard-smooth-haired",
    ]),
    ...samePicture("dachshund-long-haired", [
      "dachshund-miniature-long-haired",
      "dachshund-rabbit-long-haired",
      "dachshund-standard-long-haired",
    ]),
    ...samePicture("dachshund-wire-haired", [
      "dachshund-miniature-wire-haired",
      "dachshund-rabbit-wire-haired",
      "dachshund-standard-wire-haired",
    ]),
    ...samePicture("english-cocker-spaniel", ["cocker-spaniel", "english-cocker-spaniel-solid-colours"]),
    ...samePicture("cavalier-king-charles-spaniel-blenheim", ["cavalier-king-charles-spaniel"]),
    ...samePicture("boxer-fawn", ["boxer"]),
    ...samePicture("german-shepherd-dog", ["german-shepherd-dog-double-coat"]),
    ...samePicture("goldendoodle", ["groodle"]),
    ...samePicture("cockapoo", ["spoodle"]),
    ...samePicture("newfoundland", ["newfoundland-black"]),
    ...samePicture("miniature-schnauzer", ["miniature-schnauzer-pepper-and-salt"]),
    ...samePicture("pomeranian", ["german-spitz-pomeranian"]),
    ...samePicture("pug", ["pug-fawn"]),
    ...samePicture("saint-bernard", ["saint-bernard-short-haired"]),
    ...samePicture("weimaraner", ["weimaraner-short-haired"]),
  },
  feline: samePicture("sphynx", ["canadian-sphynx"]),
};

function samePicture(picture: string, varieties: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(varieties.map((variety) => [variety, picture]));
}

/** The picture of each breed that has one, by id: names depend on the language. */
export function picturesOfBreeds(species: SpeciesName, drawn: readonly string[]): Record<string, string> {
  const known = new Set(drawn);
  const pairs = breedFacts
    .filter((breed) => breed.species === species)
    .map(({ id, name }) => [String(id), sameAs[species][slug(name)] ?? slug(name)] as const);
  return Object.fromEntries(pairs.filter(([, picture]) => known.has(picture)));
}

import { breedPicturePath, pawPicture } from "./breed-picture-path";
import drawn from "./drawn-breeds.json";
import { slug } from "./slug";
import type { SpeciesName } from "./species";

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

const pictured: Readonly<Record<SpeciesName, ReadonlySet<string>>> = {
  canine: new Set(drawn.canine),
  feline: new Set(drawn.feline),
};

/** Undefined for a breed without a picture of its own. */
export function findBreedPicture(species: SpeciesName, name: string): string | undefined {
  const own = slug(name);
  const picture = sameAs[species][own] ?? own;
  return pictured[species].has(picture) ? picture : undefined;
}

/** Path of the portrait of a breed. Other, mixed and unknown breeds have the paw of their species. */
export function breedPicture(species: SpeciesName, name: string | undefined): string {
  const picture = name === undefined ? undefined : findBreedPicture(species, name);
  return picture === undefined ? pawPicture(species) : breedPicturePath(species, picture);
}

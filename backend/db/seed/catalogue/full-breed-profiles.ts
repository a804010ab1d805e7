import { productTypes } from "@/lib/config/shop/product-types";
import rows from "@/backend/db/seed/data/full-breed-profiles.json" with { type: "json" };
import { oneOf } from "./one-of";
import { type ProductSeed, usualProduct } from "./product-seed";
import { createdAtOf, testPopularity } from "./spread";
import { speciesNames, type SpeciesName } from "@/lib/domain/species";
import { testFacts, type TestFact } from "./test-facts";
import { usualTraits } from "./usual-traits";
import {
  hash,
  inSentence,
  joinAnd,
  numberWord,
  pick,
  speciesPhrases,
  spokenBreed,
  withoutBrackets,
} from "@/backend/db/seed/catalogue/wording/phrases";

const asksFor: Readonly<Record<string, number>> = {
  "Labrador Retriever": 900,
  "French Bulldog": 880,
  "Golden Retriever": 860,
  "German Shepherd Dog": 840,
  "Border Collie": 820,
  "Australian Shepherd": 800,
  "Poodle, Toy": 780,
  Dachshund: 760,
  "Maine Coon": 740,
  "Cavalier King Charles Spaniel": 720,
  Ragdoll: 700,
  Bengal: 640,
};

export function breedTests(
  breed: string,
  species: SpeciesName,
): { diseases: TestFact[]; traits: TestFact[] } {
  const ofBreed = testFacts.filter((test) => test.species === species && test.breeds.includes(breed));
  return {
    diseases: ofBreed.filter((test) => test.kind === "disease"),
    traits: ofBreed.filter((test) => test.kind === "trait"),
  };
}

function conditions(diseases: readonly TestFact[]): string {
  const popularity = (test: TestFact): number => testPopularity(test.code, test.breeds.length);
  const best = diseases.toSorted((one, two) => popularity(two) - popularity(one));
  const names = best.map((test) => inSentence(withoutBrackets(test.name).replace(/, risk$/, "")));
  const chosen = [...new Set(names)].slice(0, 3);
  return `${diseases.length > chosen.length ? "Among the conditions are" : "The conditions are"} ${joinAnd(chosen)}.`;
}

function describe(breed: string, species: SpeciesName, diseases: readonly TestFact[]): string {
  const { animal, young } = speciesPhrases[species];
  const count = numberWord(diseases.length);
  const traits = "the usual colour and coat traits";
  return [
    pick(
      [
        `For the ${breed} this profile brings together tests for ${count} inherited conditions, ${traits}, and a DNA profile, all from one cheek swab.`,
        `From one cheek swab of your ${breed} we test for ${count} inherited conditions, and add ${traits} and a DNA profile.`,
      ],
      `opening ${breed}`,
    ),
    conditions(diseases),
    pick(
      [
        `Every result is explained in plain words, and being a carrier is good to know and no cause for alarm.`,
        `A carrier of a recessive condition stays well, and the report says which partners keep the ${young} well too.`,
      ],
      breed,
    ),
    `The DNA profile identifies your ${animal} for life and serves later for parentage.`,
  ].join(" ");
}

function breedProfile(id: number, breedName: string, species: SpeciesName): ProductSeed {
  const { diseases, traits } = breedTests(breedName, species);
  const breed = spokenBreed(breedName);
  const codes = [...diseases, ...traits].map((test) => test.code);
  return {
    ...usualProduct,
    id,
    name: `Full Breed Profile – ${breed}`,
    species,
    typeId: productTypes.disease,
    categoryId: species === "canine" ? 4 : 9,
    summary: `Health tests for the ${breed}, coat and colour traits and a DNA profile in one kit.`,
    description: describe(breed, species, diseases),
    audiences: ["breeder", "owner", "vet"],
    priceBand: "full-breed",
    testCodes: [...new Set([...codes, ...usualTraits[species]])],
    breedNames: [breedName],
    turnaroundDays: [15, 25],
    createdAt: createdAtOf(`profile ${id}`),
    popularity: asksFor[breedName] ?? Math.min(diseases.length, 12) * 25 + (hash(breedName) % 60),
  };
}

export function buildFullBreedProfiles(): ProductSeed[] {
  return rows.map((row) => breedProfile(row.id, row.breed, oneOf(speciesNames, row.species)));
}

import rows from "../data/full-breed-profiles.json" with { type: "json" };
import { oneOf } from "./one-of";
import { type ProductSeed } from "./product-seed";
import { createdAtOf, testPopularity } from "./spread";
import { speciesNames, type SpeciesName } from "./taxonomy";
import { testFacts, type TestFact } from "./test-facts";
import { usualTraits } from "./usual-traits";
import { hash, inSentence, joinAnd, pick, speciesWords, spokenBreed, withoutBrackets } from "./wording/words";

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

export function breedTests(breed: string, species: SpeciesName): { diseases: TestFact[]; traits: TestFact[] } {
  const ofBreed = testFacts.filter((test) => test.species === species && test.breeds.includes(breed));
  return {
    diseases: ofBreed.filter((test) => test.kind === "disease"),
    traits: ofBreed.filter((test) => test.kind === "trait"),
  };
}

function describe(breed: string, species: SpeciesName, diseases: readonly TestFact[]): string {
  const { animal, young } = speciesWords[species];
  const best = diseases.toSorted(
    (one, two) => testPopularity(two.code, two.breeds.length) - testPopularity(one.code, one.breeds.length),
  );
  const names = [...new Set(best.map((test) => inSentence(withoutBrackets(test.name))))].slice(0, 3);
  const covered = diseases.length > names.length ? `Among them are ${joinAnd(names)}.` : `They are ${joinAnd(names)}.`;
  return [
    `One cheek swab answers the questions ${breed} people ask most: ${diseases.length} tests for inherited conditions in the breed, the usual colour and coat traits, and a DNA profile.`,
    covered,
    pick(
      [
        `Every result is explained in plain words, and a carrier result is good to know and no cause for alarm.`,
        `A carrier stays well, and the report says how to choose a partner so that the ${young} stay well too.`,
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
    id,
    name: `Full Breed Profile – ${breed}`,
    species,
    typeId: 2,
    categoryId: species === "canine" ? 4 : 9,
    bodySystem: null,
    summary: `Health tests for the ${breed}, coat and colour traits and a DNA profile in one kit.`,
    description: describe(breed, species, diseases),
    audiences: ["breeder", "owner", "vet"],
    priceBand: "full-breed",
    testCodes: [...new Set([...codes, ...usualTraits[species]])],
    breedNames: [breedName],
    isAnimalRequired: false,
    upgrade: null,
    special: false,
    sample: "swab",
    turnaroundDays: [15, 25],
    packSize: 1,
    packOf: null,
    onlyCountries: null,
    createdAt: createdAtOf(`profile ${id}`),
    popularity: asksFor[breedName] ?? diseases.length * 25 + (hash(breedName) % 60),
  };
}

export function buildFullBreedProfiles(): ProductSeed[] {
  return rows.map((row) => breedProfile(row.id, row.breed, oneOf(speciesNames, row.species)));
}

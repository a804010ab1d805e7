import rows from "@/backend/db/seed/data/products.json" with { type: "json" };
import { oneOf } from "./one-of";
import { type Audience, type ProductSeed, usualProduct } from "./product-seed";
import { speciesNames, type SpeciesName } from "@/lib/domain/species";
import { testFacts } from "./test-facts";
import { usualTraits } from "./usual-traits";

/** A row of data/products.json; missing values are those of the usual product. */
type Row = {
  id: number;
  name: string;
  species: string | null;
  typeId: number;
  categoryId: number;
  priceBand: string;
  audiences: string[];
  summary: string;
  description: string;
  createdAt: string;
  popularity: number;
  turnaroundDays: number[] | null;
  bodySystem?: string | null;
  testCodes?: string[];
  /** A body system, or "every": all disease tests of it. */
  diseasesOf?: string;
  /** The usual colour and coat tests of the species. */
  traits?: boolean;
  isAnimalRequired?: boolean;
  upgrade?: string;
  special?: boolean;
  sample?: string;
  packSize?: number;
  packOf?: number;
  /** Like packOf, by the code of the single test. */
  packOfTest?: string;
  onlyCountries?: string[];
};

const audiences: readonly Audience[] = ["breeder", "owner", "vet"];

function testCodesOf(row: Row, species: SpeciesName | null): string[] {
  if (species && row.traits) return [...usualTraits[species]];
  if (!row.diseasesOf) return row.testCodes ?? [];
  const ofSystem = testFacts.filter(
    (test) => row.diseasesOf === "every" || test.bodySystem === row.diseasesOf,
  );
  return ofSystem
    .filter((test) => test.species === species && test.kind === "disease")
    .map((test) => test.code);
}

function packOf(row: Row): number | null {
  if (!row.packOfTest) return row.packOf ?? null;
  return testFacts.find((test) => test.code === row.packOfTest)?.productId ?? null;
}

function days(pair: number[] | null): [number, number] | null {
  const [from, to] = pair ?? [];
  return from === undefined || to === undefined ? null : [from, to];
}

function asProduct(row: Row): ProductSeed {
  const species = row.species === null ? null : oneOf(speciesNames, row.species);
  const testCodes = testCodesOf(row, species);
  // Counts are filled in, so that a new test never leaves a wrong number in a text.
  const fill = (text: string): string => text.replaceAll("{count}", String(testCodes.length));
  return {
    ...usualProduct,
    ...row,
    species,
    testCodes,
    breedNames: "all",
    summary: fill(row.summary),
    description: fill(row.description),
    audiences: row.audiences.map((audience) => oneOf(audiences, audience)),
    upgrade: row.upgrade === undefined ? null : oneOf(["tests", "full-breed"] as const, row.upgrade),
    sample: oneOf(["swab", "blood", "none"] as const, row.sample ?? "swab"),
    turnaroundDays: days(row.turnaroundDays),
    packOf: packOf(row),
  };
}

export function buildListedProducts(): ProductSeed[] {
  return rows.map(asProduct);
}

import { expect, it } from "vitest";
import { eachPetIdentifier } from "@/lib/domain/animals/pet-identifiers";
import type { ExportedAnimal } from "./read-animals";
import { writers } from "./write-formats";

const result = (genotype: string | null): ExportedAnimal["results"][number] => ({
  barcode: "TM1",
  test: "prcd",
  name: "PRCD",
  locus: "PRCD",
  genotype,
  outcome: genotype === null ? "not-reported" : "clear",
  assayVersion: "1",
  issuedAt: "2026-01-05T00:00:00.000Z",
});

const rowOf = (...genotypes: (string | null)[]) => {
  const animal: ExportedAnimal = {
    id: 1,
    name: "Rex",
    species: "canine",
    sex: "male",
    breed: null,
    bornOn: null,
    ...eachPetIdentifier(() => null),
    profiles: [],
    results: genotypes.map(result),
  };
  return writers.vcf([animal]).trimEnd().split("\n").at(-1);
};

it("the export contains the newest genotype of a test, which a later report without a result does not replace", () => {
  expect(rowOf("N/P", "N/N", null)).toBe("prcd\tPRCD\tN/N");
  expect(rowOf(null)).toBe("prcd\tPRCD\t./.");
});

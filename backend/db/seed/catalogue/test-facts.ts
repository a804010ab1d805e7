import rows from "@/backend/db/seed/data/tests.json" with { type: "json" };
import { oneOf } from "./one-of";
import { speciesNames, type SpeciesName } from "@/lib/domain/species";

const kinds = ["disease", "trait"] as const;
const inheritances = ["AR", "AD", "AID", "XR", "XD", "complex"] as const;
const evidences = ["confirmed", "unconfirmed"] as const;

export type TestKind = (typeof kinds)[number];
export type Inheritance = (typeof inheritances)[number];

export type TestFact = {
  code: string;
  name: string;
  species: SpeciesName;
  kind: TestKind;
  gene: string | null;
  omia: string | null;
  inheritance: Inheritance;
  bodySystem: string;
  breeds: string[];
  summary: string;
  evidence: (typeof evidences)[number];
  /** Public references that name the gene; with "OMIA" also the id. */
  sources: string[];
  /** The product that sells this one test. */
  productId: number;
};

export const testFacts: readonly TestFact[] = rows.map((row) => ({
  ...row,
  species: oneOf(speciesNames, row.species),
  kind: oneOf(kinds, row.kind),
  inheritance: oneOf(inheritances, row.inheritance),
  evidence: oneOf(evidences, row.evidence),
}));

const byCode = new Map(testFacts.map((test) => [test.code, test]));

export function testByCode(code: string): TestFact {
  const test = byCode.get(code);
  if (!test) throw new Error(`There is no test "${code}".`);
  return test;
}

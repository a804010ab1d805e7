import { and, asc, eq, ilike, inArray, or } from "drizzle-orm";
import { limits } from "@/lib/config/limits";
import { maxTypedResults } from "@/lib/config/breeding/breeding";
import { coatInputs, optionsOf, type ParentRole } from "@/lib/domain/breeding/coat-inputs";
import { type SpeciesName, speciesId, speciesNames } from "@/lib/domain/species";
import type { TypedResult } from "@/lib/domain/breeding/typed-results";
import { inLanguage, nameOrder } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { tests } from "@/backend/db/schema/breeds";
import { findReading, formatGenotype, type TestReading } from "@/backend/genetics/loci";
import { listGenotypes } from "@/backend/genetics/judge-condition";
import { likePattern } from "@/backend/db/like-pattern";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { bloodGroupTest } from "./find-alerts";
import { type Parent, readAlleles } from "./parent";

interface TypedInput {
  readonly role: ParentRole;
  readonly results: readonly TypedResult[];
  /** Species of the other parent. */
  readonly species: SpeciesName | undefined;
}

/** An animal of another breeder, known by typed results only. Undefined where one of them is not possible. */
export function readTypedParent({ role, results, species: known }: TypedInput): Parent | undefined {
  if (results.length > maxTypedResults) return undefined;
  const species = speciesNames.find(
    (name) =>
      (known === undefined || known === name) && results.every((result) => isPossible(name, role, result)),
  );
  if (species === undefined) return undefined;
  const inputs = coatInputs[species];
  return {
    role,
    species,
    animal: null,
    alleles: new Map(
      results.flatMap(({ code, genotype }) => {
        const isCoat = inputs.some(({ name }) => name === code);
        const alleles = isCoat ? undefined : readAlleles(role, code, genotype);
        return alleles === undefined ? [] : [[code, alleles]];
      }),
    ),
    coat: Object.fromEntries(
      results.flatMap(({ code, genotype }) => {
        const input = inputs.find(({ name }) => name === code);
        return input === undefined ? [] : [[input.locus, genotype]];
      }),
    ),
  };
}

function isPossible(species: SpeciesName, role: ParentRole, { code, genotype }: TypedResult): boolean {
  const input = coatInputs[species].find(({ name }) => name === code);
  if (input !== undefined) return optionsOf(input, role).includes(genotype);
  const reading = findReading(code);
  return reading?.locus.species === species && genotypeOptions(reading, role).includes(genotype);
}

/** As reports print them. */
function genotypeOptions(reading: TestReading, role: ParentRole): readonly string[] {
  const { locus } = reading;
  const suffix = locus.kind === "x-linked" && role === "sire" ? "/Y" : "";
  return listGenotypes(reading, role === "dam" ? "female" : "male").map(
    (alleles) => formatGenotype(locus, alleles) + suffix,
  );
}

/** Tests whose results can be typed in, by name or code. */
export async function listTypedTests(
  { tx, caller: { language } }: SignedInContext,
  { query: { species, role, query } }: Input<"breedingStrategy.tests">,
) {
  const name = inLanguage(tests.name, language);
  const pattern = likePattern(query);
  const rows = await tx
    .select({ code: tests.code, name })
    .from(tests)
    .where(
      and(
        eq(tests.speciesId, speciesId(species)),
        or(eq(tests.kind, "disease"), eq(tests.code, bloodGroupTest)),
        query === "" ? undefined : or(ilike(name, pattern), ilike(tests.code, pattern)),
      ),
    )
    .orderBy(nameOrder(tests.name, tests.name, language), asc(tests.code))
    .limit(limits.testOptions);
  return { results: rows.flatMap((row) => withOptions(row, role)) };
}

function withOptions(row: { readonly code: string; readonly name: string }, role: ParentRole) {
  const reading = findReading(row.code);
  return reading === undefined ? [] : [{ ...row, options: [...genotypeOptions(reading, role)] }];
}

/** The typed results with names of the tests; a coat gene has none, also where a test has the same code. */
export async function nameTypedResults(
  tx: Tx,
  { role, species }: Pick<Parent, "role" | "species">,
  results: readonly TypedResult[],
) {
  const codes = results.map(({ code }) => code);
  const rows = await tx
    .select({ code: tests.code, name: tests.name })
    .from(tests)
    .where(inArray(tests.code, codes));
  return results.map(({ code, genotype }) => {
    const isCoat = coatInputs[species].some((input) => input.name === code);
    const reading = findReading(code);
    if (isCoat || reading === undefined) return { code, genotype, name: null, options: [] };
    const name = rows.find((row) => row.code === code)?.name ?? null;
    return { code, genotype, name, options: [...genotypeOptions(reading, role)] };
  });
}

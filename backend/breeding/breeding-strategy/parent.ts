import { and, eq, exists, inArray, isNull, or, type SQL } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import type { ParentRole } from "@/lib/domain/breeding/coat-inputs";
import { type SpeciesName, speciesName } from "@/lib/domain/species";
import type { Sex } from "@/lib/config/animals/animals";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { animalGrants } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { findReading } from "@/backend/genetics/loci";
import { listGenotypes } from "@/backend/genetics/judge-condition";
import { readReportedCoat, type StatedCoat } from "@/backend/genetics/colour/reported-coat";
import { isGranted } from "@/backend/kernel/animal-access/read-access";
import { latestResults, readReportsOfAll } from "@/backend/animals/public/reported-results";

/** A dam or sire with what is known of its genes. */
export interface Parent {
  readonly role: ParentRole;
  readonly species: SpeciesName;
  /** Null where the results were typed in. */
  readonly animal: ParentAnimal | null;
  /** Alleles by code of the test. */
  readonly alleles: ReadonlyMap<string, readonly string[]>;
  /** Tests without a result of which the animal is clear by descent. */
  readonly byDescent?: readonly string[];
  readonly coat: StatedCoat;
}

export interface ParentPair {
  readonly dam: Parent;
  readonly sire: Parent;
}

export interface ParentAnimal {
  readonly id: number;
  readonly name: string;
  readonly sex: Sex;
  readonly bornOn: string | null;
  readonly breed: { readonly id: number; readonly name: string } | null;
}

const sexOf: Readonly<Record<ParentRole, Sex>> = { dam: "female", sire: "male" };

/** Condition on `animals`: the sex allows this role. */
export const canBe = (role: ParentRole): SQL => inArray(animals.sex, [sexOf[role], "unknown"]);

export const isWrongSex = (role: ParentRole, sex: Sex): boolean => sex !== "unknown" && sex !== sexOf[role];

/** Condition on `animals`: the user's own ones that are not archived, and those whose results are shared with the user. */
export function mayBeBred(tx: Tx, userId: number): SQL | undefined {
  const shared = tx
    .select({ id: animalGrants.id })
    .from(animalGrants)
    .where(and(eq(animalGrants.animalId, animals.id), isGranted(tx, { userId }, "results")));
  return or(and(eq(animals.ownerId, userId), isNull(animals.archivedAt)), exists(shared));
}

export function selectAnimals(tx: Tx, language: Language) {
  return tx
    .select({ animal: animals, breed: { id: breeds.id, name: inLanguage(breeds.name, language) } })
    .from(animals)
    .leftJoin(breeds, eq(breeds.id, animals.breedId));
}

export type AnimalRow = Awaited<ReturnType<typeof selectAnimals>>[number];

/** Parents with their newest results. Whoever calls this has checked that the user may read them. */
export async function readParents(tx: Tx, role: ParentRole, rows: readonly AnimalRow[]): Promise<Parent[]> {
  const reports = await readReportsOfAll(
    tx,
    rows.map(({ animal }) => animal.id),
  );
  return rows.map(({ animal: { id, name, sex, bornOn, speciesId }, breed }) => {
    const species = speciesName(speciesId);
    const results = [...latestResults(reports.filter(({ animalId }) => animalId === id)).values()];
    return {
      role,
      species,
      animal: { id, name, sex, bornOn, breed },
      alleles: new Map(
        results.flatMap(({ test, genotype }) => {
          const alleles = genotype === null ? undefined : readAlleles(role, test, genotype);
          return alleles === undefined ? [] : [[test, alleles]];
        }),
      ),
      coat: readReportedCoat(species, role, results),
    };
  });
}

/** The parent with the tests of which it is clear by descent. */
export function addClearByDescent(parent: Parent, codes: readonly string[]): Parent {
  const sex = parent.role === "dam" ? "female" : "male";
  const derived = codes.flatMap((code) => {
    const reading = parent.alleles.has(code) ? undefined : findReading(code);
    // The first genotype has no variant.
    const [alleles] = reading ? listGenotypes(reading, sex) : [];
    return alleles ? [[code, alleles] as const] : [];
  });
  const byDescent = derived.map(([code]) => code);
  return { ...parent, alleles: new Map([...parent.alleles, ...derived]), byDescent };
}

/** Undefined where the number of alleles does not fit the role: an X-linked result of an animal of unknown sex. */
export function readAlleles(role: ParentRole, code: string, genotype: string): readonly string[] | undefined {
  const alleles = genotype.split("/").filter((allele) => allele !== "Y");
  if (findReading(code)?.locus.kind !== "x-linked") return alleles;
  return alleles.length === (role === "sire" ? 1 : 2) ? alleles : undefined;
}

import type { Sex } from "@/lib/config/animals/animals";
import type { LabWork } from "@/lib/config/kits/fulfilment";
import { type LabResultKind, labResultKinds, type NoCallReason } from "@/lib/config/kits/lab";
import type { ReportContent, TestResult } from "@/lib/domain/animals/report-content";
import type { SpeciesName } from "@/lib/domain/species";
import type { DnaProfile } from "./genotype";
import { interpretTest, type InterpretedTest } from "./interpret-test";
import { findReading } from "./loci";
import { findPanel } from "./panels";

/** A locus as one run of the laboratory read it. */
export interface GenotypeRun {
  readonly run: number;
  readonly locus: string;
  readonly alleles: readonly string[] | null;
  readonly noCallReason: NoCallReason | null;
  readonly assayVersion: string;
}

/** A result without a genotype. */
export interface OtherResultRun {
  readonly run: number;
  readonly kind: LabResultKind;
  readonly content: unknown;
  readonly assayVersion: string;
}

interface ReportInput {
  readonly animal: { readonly name: string; readonly species: SpeciesName; readonly sex: Sex };
  readonly tests: readonly InterpretedTest[];
  /** What the products ask of the laboratory: a profile or a typed result that is missing makes the report partial. */
  readonly labWork: readonly LabWork[];
  readonly genotypes: readonly GenotypeRun[];
  readonly profile: DnaProfile | null;
  readonly others: readonly OtherResultRun[];
}

interface BuiltReport {
  readonly content: ReportContent;
  readonly isPartial: boolean;
  readonly missing: {
    /** Codes of the tests without a result. */
    readonly tests: readonly string[];
    readonly markers: readonly string[];
    /** Ordered work of which nothing arrived. */
    readonly work: readonly LabWork[];
  };
}

/** The report of an activation from everything the laboratory has sent so far. */
export function buildReport({ animal, labWork, ...input }: ReportInput): BuiltReport {
  const tests = input.tests.map((test): TestResult => {
    const row = newestCall(input.genotypes, findReading(test.code)?.locus.key);
    const result = interpretTest(test, row && { alleles: row.alleles, reason: row.noCallReason }, animal.sex);
    return row === undefined ? result : { ...result, assayVersion: row.assayVersion };
  });
  const profile = describeProfile(input.profile);
  const others = newestOthers(input.others);
  const assayVersion = newest([...input.genotypes, ...input.others])?.assayVersion ?? "";
  const missing = {
    tests: tests.filter(({ outcome }) => outcome === "not-reported").map(({ test }) => test),
    markers: profile?.missing ?? [],
    work: listMissingWork(labWork, { profile, others }),
  };
  return {
    content: { animal, tests, profile, others, assayVersion },
    isPartial: Object.values(missing).some((names) => names.length > 0),
    missing,
  };
}

/** Ordered work of which a report has nothing. */
export function listMissingWork(
  labWork: readonly LabWork[],
  { profile, others }: Pick<ReportContent, "profile" | "others">,
): readonly LabWork[] {
  return labWork.filter(
    (work) =>
      (work === "dna-profile" && profile === null) ||
      (isResultKind(work) && others.every(({ kind }) => kind !== work)),
  );
}

const isResultKind = (work: LabWork) => labResultKinds.some((kind) => kind === work);

function newest<R extends { readonly run: number }>(rows: readonly R[]): R | undefined {
  return rows.reduce<R | undefined>((best, row) => (best && best.run >= row.run ? best : row), undefined);
}

/** The newest run with alleles: a repeated run without a result does not replace an earlier one that has it. */
function newestCall(rows: readonly GenotypeRun[], locus: string | undefined): GenotypeRun | undefined {
  const own = rows.filter((row) => row.locus === locus);
  return newest(own.filter(({ alleles }) => alleles !== null)) ?? newest(own);
}

function newestOthers(rows: readonly OtherResultRun[]): ReportContent["others"] {
  return labResultKinds.flatMap((kind) => {
    const row = newest(rows.filter((other) => other.kind === kind));
    return row ? [{ kind, content: row.content }] : [];
  });
}

function describeProfile(profile: DnaProfile | null): ReportContent["profile"] {
  const panel = profile && findPanel(profile.panel);
  if (!profile || !panel) return null;
  const missing = panel.markers.filter((marker) => !Object.hasOwn(profile.alleles, marker));
  return { panel: panel.key, markerCount: panel.markers.length, missing, alleles: profile.alleles };
}

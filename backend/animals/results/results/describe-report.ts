import { interpretationVersion, labResultKinds } from "@/lib/config/kits/lab";
import { eq } from "drizzle-orm";
import { defaultLanguage, type Language } from "@/lib/config/languages";
import type { ReportContent, TestResult } from "@/lib/domain/animals/report-content";
import type { Tx } from "@/backend/db/client";
import { inLanguage } from "@/backend/db/in-language";
import type { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";
import type { reportVersions } from "@/backend/db/schema/lab";
import { listMissingWork } from "@/backend/genetics/build-report";
import { readCoat } from "@/backend/genetics/coat-colour/read-coat";
import { findPanel } from "@/backend/genetics/panels";
import { describeOthers } from "./describe-others";
import { describeTest, readTestFacts, type TestFacts, factOf } from "@/backend/animals/public/describe-test";
import { readReportedTests } from "@/backend/kits/public/read-reported-tests";

type ReportRow = typeof reportVersions.$inferSelect;

interface DescribeOptions {
  readonly language: Language;
  readonly animal: typeof animals.$inferSelect;
  /** An earlier version that the reader may see. */
  readonly previous: ReportRow | undefined;
}

/** A report with the names and facts of its tests. Results stay as they were issued. */
export async function describeReport(tx: Tx, row: ReportRow, options: DescribeOptions) {
  const { activationId, version, status, issuedAt, isPartial, content } = row;
  const { animal, previous, language } = options;
  const { speciesId, breedId, isMixedBreed } = animal;
  const codes = [...content.tests, ...(previous?.content.tests ?? [])].map(({ test }) => test);
  const facts = await readTestFacts(tx, { language, codes, breedId });
  const { labWork } = await readReportedTests(tx, activationId);
  return {
    version,
    status,
    isPartial,
    assayVersion: content.assayVersion,
    issuedAt: issuedAt.toISOString(),
    interpretationVersion: content.interpretationVersion ?? null,
    isCurrentInterpretation: content.interpretationVersion === interpretationVersion,
    panel: await readPanelName(tx, content.panel, language),
    collector: content.collector ?? null,
    supersedes: content.supersedes ?? previous?.version ?? null,
    ...describeChanges(previous, content, facts),
    tests: content.tests.map((test) => describeTest(test, content.assayVersion, facts)),
    profile: describeProfile(content),
    others: labResultKinds.filter((kind) => content.others.some((other) => other.kind === kind)),
    ...(await describeOthers(tx, content, { language, speciesId, breedId: isMixedBreed ? null : breedId })),
    coat: describeCoat(content),
    missingWork: [...listMissingWork(labWork, content)],
  };
}

/** Reports have the English name of the product. */
async function readPanelName(tx: Tx, english: string | undefined, language: Language) {
  if (english === undefined || language === defaultLanguage) return english ?? null;
  const name = inLanguage(products.name, language);
  const [product] = await tx.select({ name }).from(products).where(eq(products.name, english)).limit(1);
  return product?.name ?? english;
}

function describeChanges(previous: ReportRow | undefined, content: ReportContent, facts: TestFacts) {
  if (previous === undefined) return { comparedWith: null, changes: [] };
  return { comparedWith: previous.version, changes: listChanges(previous.content, content, facts) };
}

function describeCoat({ animal, tests }: ReportContent) {
  const coat = readCoat(animal.species, tests);
  return coat ? { ...coat, marks: [...coat.marks], untested: [...coat.untested] } : null;
}

function describeProfile({ profile }: ReportContent) {
  if (profile === null) return null;
  const { panel: panelKey, markerCount, missing } = profile;
  return { panel: findPanel(panelKey)?.name ?? panelKey, panelKey, markerCount, missing: [...missing] };
}

const shown = (result: TestResult | undefined) =>
  result ? { genotype: result.genotype, outcome: result.outcome } : null;

/** Tests whose result differs between two versions of a report. */
function listChanges(before: ReportContent, after: ReportContent, facts: TestFacts) {
  const resultOf = ({ tests }: ReportContent, code: string) => tests.find(({ test }) => test === code);
  const codes = new Set([...after.tests, ...before.tests].map(({ test }) => test));
  return [...codes].flatMap((code) => {
    const [from, to] = [shown(resultOf(before, code)), shown(resultOf(after, code))];
    const isSame = from?.genotype === to?.genotype && from?.outcome === to?.outcome;
    return isSame ? [] : [{ code, name: factOf(facts, code).name, from, to }];
  });
}

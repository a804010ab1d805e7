import { isDeepStrictEqual } from "node:util";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { interpretationVersion } from "@/lib/config/kits/lab";
import type { ReportContent } from "@/lib/domain/animals/report-content";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { products } from "@/backend/db/schema/catalogue";
import { genotypes, labResults, reportVersions } from "@/backend/db/schema/lab";
import { buildReport } from "@/backend/genetics/build-report";
import { readReportedTests } from "@/backend/kits/public/read-reported-tests";
import { chooseProfile, listUsableTubes } from "@/backend/kits/public/choose-profile";
import type { Tube } from "./tube";

export interface IssuedReport {
  readonly version: number;
  readonly isPartial: boolean;
}

/**
 * A new version of the report, unless it would say the same as the current one. A report whose tubes have all failed since
 * stays as it is until a new tube has results. The caller holds the activation's lock.
 */
export async function issueReport(
  tx: Tx,
  { activation, animal }: Pick<Tube, "activation" | "animal">,
  isSame: typeof isUnchanged = isUnchanged,
): Promise<IssuedReport | undefined> {
  const { sex, speciesId, name } = animal;
  const results = await readResults(tx, activation.id);
  const { content, isPartial } = buildReport({
    animal: { name, sex, species: speciesName(speciesId) },
    ...(await readReportedTests(tx, activation.id)),
    ...results,
  });
  const [latest] = await tx
    .select()
    .from(reportVersions)
    .where(eq(reportVersions.activationId, activation.id))
    .orderBy(desc(reportVersions.version))
    .limit(1);
  if (latest !== undefined && (isEmpty(results) || isSame(latest.content, content))) return undefined;
  const version = (latest?.version ?? 0) + 1;
  await tx
    .update(reportVersions)
    .set({ status: "superseded" })
    .where(and(eq(reportVersions.activationId, activation.id), eq(reportVersions.status, "current")));
  await tx.insert(reportVersions).values({
    activationId: activation.id,
    version,
    status: "current",
    isPartial,
    content: { ...content, ...(await describeOrigin(tx, activation)), supersedes: latest?.version ?? null },
  });
  return { version, isPartial };
}

const isEmpty = ({ genotypes: read, others, profile }: Awaited<ReturnType<typeof readResults>>): boolean =>
  read.length === 0 && others.length === 0 && profile === null;

/** Where the results come from. It changes no result: a renamed product is no reason for a new version. */
async function describeOrigin(tx: Tx, { productId, collector }: Tube["activation"]) {
  const [product] = await tx.select({ name: products.name }).from(products).where(eq(products.id, productId));
  return {
    interpretationVersion,
    panel: product?.name ?? "",
    collector: [collector?.name, collector?.clinic].filter(Boolean).join(", "),
  };
}

/** Compared as JSON, in which reports are stored. */
const isEqualAsJson = (one: unknown, other: unknown) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

/** Without what the reader of a report learns nothing new from. The two alleles of a marker have no order. */
function resultsOf({ tests, profile, others }: ReportContent, hasAlleles: boolean) {
  const { alleles = {}, ...described } = profile ?? {};
  const pairs = Object.entries(alleles).map(([marker, pair]) => [marker, pair.toSorted()] as const);
  return {
    tests: tests.map(({ assayVersion: _, ...test }) => test),
    profile: profile && { ...described, alleles: hasAlleles ? Object.fromEntries(pairs) : null },
    others,
  };
}

/** Tests added since are no reason for a new version before they have a result. Alleles are compared if both hold them. */
export function hasSameResults(latest: ReportContent, next: ReportContent): boolean {
  const known = new Set(latest.tests.map(({ test }) => test));
  const tests = next.tests.filter(({ test, outcome }) => known.has(test) || outcome !== "not-reported");
  const hasAlleles = latest.profile?.alleles !== undefined && next.profile?.alleles !== undefined;
  return isEqualAsJson(resultsOf(latest, hasAlleles), resultsOf({ ...next, tests }, hasAlleles));
}

/** Reports keep the name that they were issued with. */
const isUnchanged = (one: ReportContent, other: ReportContent): boolean =>
  hasSameResults(one, other) &&
  one.assayVersion === other.assayVersion &&
  one.animal.sex === other.animal.sex &&
  one.animal.species === other.animal.species;

/** Everything that the usable tubes of an activation have brought. */
async function readResults(tx: Tx, activationId: number) {
  const ids = await listUsableTubes(tx, activationId);
  /** Every tube counts its runs from 1. Those of a later tube are newer. */
  const renumber = <Row extends { readonly kitId: number; readonly run: number }>(rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, run: ids.indexOf(row.kitId) * runsPerTube + row.run }));
  return {
    genotypes: renumber(
      await tx.select().from(genotypes).where(inArray(genotypes.kitId, ids)).orderBy(asc(genotypes.id)),
    ),
    others: renumber(
      await tx.select().from(labResults).where(inArray(labResults.kitId, ids)).orderBy(asc(labResults.id)),
    ),
    profile: await chooseProfile(tx, ids),
  };
}

/** More than the contract allows. */
const runsPerTube = 10_000;

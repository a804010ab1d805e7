import { inArray } from "drizzle-orm";
import { labResultKinds } from "@/lib/config/lab";
import type { Language } from "@/lib/config/languages";
import type { Tx } from "@/backend/db/client";
import { tests } from "@/backend/db/schema/breeds";
import type { reportVersions } from "@/backend/db/schema/lab";
import { translateRows } from "@/backend/db/translate-rows";
import { listMissingWork } from "@/backend/genetics/build-report";
import { findPanel } from "@/backend/genetics/panels";
import { readReportedTests, toInheritance } from "./read-reported-tests";

/** A report with the names and summaries of its tests. Results stay as they were issued. */
export async function describeReport(
  tx: Tx,
  language: Language,
  { activationId, version, issuedAt, isPartial, content }: typeof reportVersions.$inferSelect,
) {
  const { code, name, summary, inheritance } = tests;
  const rows = await tx
    .select({ code, name, summary, inheritance })
    .from(tests)
    .where(
      inArray(
        tests.code,
        content.tests.map(({ test }) => test),
      ),
    );
  const translated = await translateRows(tx, language, {
    ...{ entity: "test", rows, fields: ["name", "summary"] as const },
    keyOf: (row) => row.code,
  });
  const factsOf = new Map(translated.map((row) => [row.code, row]));
  const { profile } = content;
  const { labWork } = await readReportedTests(tx, activationId);
  return {
    ...{ version, isPartial, assayVersion: content.assayVersion },
    issuedAt: issuedAt.toISOString(),
    tests: content.tests.map(({ test, genotype, outcome, reason }) => {
      const facts = factsOf.get(test);
      if (facts === undefined) throw new Error(`The catalogue has no test "${test}".`);
      return {
        ...{ code: test, name: facts.name, summary: facts.summary, genotype, outcome, reason },
        inheritance: toInheritance(facts.inheritance),
      };
    }),
    profile: profile && {
      ...{ markerCount: profile.markerCount, missing: [...profile.missing] },
      panel: findPanel(profile.panel)?.name ?? profile.panel,
    },
    others: labResultKinds.filter((kind) => content.others.some((other) => other.kind === kind)),
    missingWork: [...listMissingWork(labWork, content)],
  };
}

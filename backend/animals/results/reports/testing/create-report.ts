import { and, eq } from "drizzle-orm";
import type { ReportContent } from "@/lib/domain/animals/report-content";
import type { Db } from "@/backend/db/client";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { reportVersions } from "@/backend/db/schema/lab";
import { users } from "@/backend/db/schema/users";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { insertReport, insertTube } from "@/backend/testing/insert-tube";

export async function findAnimal(db: Db, role: string, name: string): Promise<number> {
  const [row] = await db
    .select({ id: animals.id })
    .from(animals)
    .innerJoin(users, eq(users.id, animals.ownerId))
    .where(and(eq(users.email, demoEmail(role)), eq(animals.name, name)));
  if (row === undefined) throw new Error(`There is no ${name}.`);
  return row.id;
}

export const panelKey = "ISAG-DOG-STR-21";

export const markers = { AHT121: ["97", "103"], INU005: ["126", "126"] } as const;

/** A report with something for every document. */
export const reportContent = (): ReportContent => ({
  animal: { name: "Biscuit", species: "canine", sex: "male" },
  tests: [
    { test: "mdr1", locus: "canine.ABCB1", genotype: "N/N", outcome: "clear", reason: null },
    { test: "prcd", locus: "canine.PRCD", genotype: "N/P", outcome: "carrier", reason: null },
    { test: "b-locus", locus: "canine.TYRP1", genotype: "B/b", outcome: "trait", reason: null },
    { test: "dm", locus: "canine.SOD1", genotype: null, outcome: "not-reported", reason: "not-run" },
  ],
  profile: { panel: panelKey, markerCount: 2, missing: [] },
  others: [{ kind: "breed-mix", content: { breeds: [{ breed: "Labrador Retriever", percent: 100 }] } }],
  assayVersion: "2026.1",
});

/** A tube of an animal with its first report. */
export async function createReport(db: Db, animalId: number, content = reportContent()) {
  const { barcode, kitId, activationId } = await insertTube(db, animalId);
  await db
    .insert(dnaProfiles)
    .values({ animalId, panelKey, madeOn: "2026-11-01", kitId, isCurrent: false, alleles: markers });
  return { barcode, kitId, activationId, versionId: await addVersion(db, activationId, 1, content) };
}

/** Another version; the earlier one is superseded. */
export async function addVersion(db: Db, activationId: number, version: number, content = reportContent()) {
  await db
    .update(reportVersions)
    .set({ status: "superseded" })
    .where(eq(reportVersions.activationId, activationId));
  return insertReport(db, activationId, content, { version, isPartial: true });
}

import { and, asc, desc, eq, inArray, isNotNull, lte } from "drizzle-orm";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import type { Language } from "@/lib/config/languages";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animalOwners } from "@/backend/db/schema/animal-access";
import { products } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { reportVersions } from "@/backend/db/schema/lab";
import { Refusal } from "@/backend/http/refusals";
import { findBreed } from "@/backend/shop/public/find-breed";
import type { AnimalAccess } from "@/backend/kernel/animal-access/read-access";

export interface FoundReport {
  /** As of the ownership in which the version was issued, whoever asks. */
  readonly animal: AnimalAccess["animal"];
  /** Breed of the animal, in the language asked for. */
  readonly breed: string | null;
  readonly version: typeof reportVersions.$inferSelect;
  readonly barcode: string;
  readonly product: string;
  /** Empty: the owner took the sample. */
  readonly collector: string;
  readonly isUnpaid: boolean;
}

/** Newest versions of the animal's reports, one per activation, newest first. A former owner has those issued until the transfer. */
export async function listReportsOf(
  tx: Tx,
  { animal, until }: AnimalAccess,
  language: Language,
): Promise<FoundReport[]> {
  const rows = await tx
    .select({
      version: reportVersions,
      activation: activations,
      barcode: kits.barcode,
      product: inLanguage(products.name, language),
    })
    .from(reportVersions)
    .innerJoin(activations, eq(activations.id, reportVersions.activationId))
    .innerJoin(kits, eq(kits.id, activations.kitId))
    .innerJoin(products, eq(products.id, activations.productId))
    .where(
      and(
        eq(activations.animalId, animal.id),
        until === null ? undefined : lte(reportVersions.issuedAt, until),
      ),
    )
    .orderBy(desc(reportVersions.issuedAt), desc(reportVersions.id));
  const newest = rows.filter(
    ({ activation }, index) => rows.findIndex((other) => other.activation.id === activation.id) === index,
  );
  const unpaid = await listUnpaid(
    tx,
    newest.map(({ activation }) => activation.id),
  );
  const animalAt = await readAnimalHistory(tx, animal);
  const found: FoundReport[] = [];
  for (const { activation, ...row } of newest) {
    const animalThen = animalAt(row.version.issuedAt);
    found.push({
      ...row,
      animal: animalThen,
      breed: (await findBreed(tx, animalThen.breedId, language))?.name ?? null,
      isUnpaid: unpaid.has(activation.id),
      collector: [activation.collector?.name, activation.collector?.clinic].filter(Boolean).join(", "),
    });
  }
  return found;
}

/**
 * The animal as it was at the end of the ownership that a time is in; before the first transfer after it. A document is
 * stored once for all readers, so it must not depend on who opens it first.
 */
async function readAnimalHistory(tx: Tx, animal: FoundReport["animal"]) {
  const { to, lastFacts } = animalOwners;
  const transfers = await tx
    .select({ to, lastFacts })
    .from(animalOwners)
    .where(and(eq(animalOwners.animalId, animal.id), isNotNull(to)))
    .orderBy(asc(to));
  return (at: Date): FoundReport["animal"] => {
    const next = transfers.find((transfer) => transfer.to !== null && transfer.to >= at);
    return { ...animal, ...next?.lastFacts };
  };
}

async function listUnpaid(tx: Tx, activationIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ id: samples.activationId })
    .from(samples)
    .where(and(inArray(samples.activationId, [...activationIds]), eq(samples.hold, "payment")));
  return new Set(rows.map(({ id }) => id));
}

const unpaid = new Refusal(409, {
  code: "payment_hold",
  message: "documents.paymentHold",
});

const withdrawn = new Refusal(409, {
  code: "report_withdrawn",
  message: "documents.withdrawn",
});

/** The report of a tube; a replacement tube has the same one. Undefined without one. */
export async function findReport(
  tx: Tx,
  access: AnimalAccess,
  { barcode, language }: { readonly barcode: string; readonly language: Language },
): Promise<FoundReport | Refusal | undefined> {
  const [tube] = await tx
    .select({ activationId: samples.activationId })
    .from(samples)
    .innerJoin(kits, eq(kits.id, samples.kitId))
    .where(eq(kits.barcode, normalizeBarcode(barcode)));
  const reports = await listReportsOf(tx, access, language);
  const report = reports.find(({ version }) => version.activationId === tube?.activationId);
  return report && (refuseReport(report) ?? report);
}

function refuseReport({ isUnpaid, version }: FoundReport): Refusal | undefined {
  if (isUnpaid) return unpaid;
  return version.status === "revoked" ? withdrawn : undefined;
}

/** Reports that documents can be made of, newest first. */
export async function listUsableReports(
  tx: Tx,
  access: AnimalAccess,
  language: Language,
): Promise<FoundReport[]> {
  const reports = await listReportsOf(tx, access, language);
  return reports.filter((report) => refuseReport(report) === undefined);
}

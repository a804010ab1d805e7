import { and, desc, eq } from "drizzle-orm";
import type { ResultState, Stage } from "@/lib/config/lab";
import { normalizeBarcode } from "@/lib/domain/kit-barcode";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { labProgress, reportVersions } from "@/backend/db/schema/lab";
import type { Caller } from "@/backend/http/caller";
import { notFound, notSignedIn } from "@/backend/http/refusals";
import { describeReport } from "./describe-report";

interface ResultsParams {
  readonly id: number;
  readonly barcode: string;
}

/** Results of a tube for the owner of its animal, or how far it is. A report is not shown while its payment is open. */
export async function readResults(tx: Tx, { user, language }: Caller, { id, barcode }: ResultsParams) {
  if (user === undefined) return notSignedIn();
  const [row] = await tx
    .select({
      ...{ animal: animals, sample: samples, kit: kits, progress: labProgress },
      product: products.name,
    })
    .from(kits)
    .innerJoin(samples, eq(samples.kitId, kits.id))
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .innerJoin(products, eq(products.id, activations.productId))
    .leftJoin(labProgress, eq(labProgress.kitId, kits.id))
    .where(
      and(eq(kits.barcode, normalizeBarcode(barcode)), eq(animals.id, id), eq(animals.ownerId, user.id)),
    );
  if (row === undefined) return notFound();
  const { animal, sample, kit, progress } = row;
  const report = await findReport(tx, sample.activationId);
  const state = (await isUnpaid(tx, sample.activationId)) ? "payment-hold" : stateOf(progress, report);
  return {
    animal: { id, name: animal.name, species: speciesName(animal.speciesId), sex: animal.sex },
    barcode: kit.barcode,
    product: row.product,
    state,
    stage: progress?.stage ?? stageBefore(sample),
    promisedOn: progress?.promisedOn ?? null,
    report: state === "ready" && report !== undefined ? await describeReport(tx, language, report) : null,
  };
}

type ReportRow = typeof reportVersions.$inferSelect;

/** The newest version. It belongs to the activation: a replacement tube has the same report. */
async function findReport(tx: Tx, activationId: number): Promise<ReportRow | undefined> {
  const [row] = await tx
    .select()
    .from(reportVersions)
    .where(eq(reportVersions.activationId, activationId))
    .orderBy(desc(reportVersions.version))
    .limit(1);
  return row;
}

async function isUnpaid(tx: Tx, activationId: number): Promise<boolean> {
  const held = await tx
    .select({ id: samples.id })
    .from(samples)
    .where(and(eq(samples.activationId, activationId), eq(samples.hold, "payment")));
  return held.length > 0;
}

function stateOf(
  progress: typeof labProgress.$inferSelect | null,
  report: ReportRow | undefined,
): ResultState {
  if (report !== undefined) return report.status === "revoked" ? "withdrawn" : "ready";
  if (progress === null) return "in-progress";
  if (progress.cancelledAt !== null) return "cancelled";
  if (progress.failedAt !== null) return "failed";
  return progress.problem === null ? "in-progress" : "details-hold";
}

/** The laboratory has not reported anything yet. */
const stageBefore = ({ postedAt }: typeof samples.$inferSelect): Stage =>
  postedAt === null ? "activated" : "posted";

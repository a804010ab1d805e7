import { and, desc, eq, lte } from "drizzle-orm";
import type { ResultState, Stage } from "@/lib/config/kits/lab";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import { speciesName } from "@/lib/domain/species";
import { inLanguage } from "@/backend/db/in-language";
import type { Language } from "@/lib/config/languages";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { products } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { labProgress, reportVersions } from "@/backend/db/schema/lab";
import type { SignedInCaller } from "@/backend/http/caller";
import { notFound } from "@/backend/http/refusals";
import { findBreed } from "@/backend/shop/public/find-breed";
import { type AnimalAccess, readAccess } from "@/backend/kernel/animal-access/read-access";
import { describeReport } from "./describe-report";

interface ResultsInput {
  readonly id: number;
  readonly barcode: string;
  /** Default: the newest. */
  readonly version?: number | null | undefined;
  /** An earlier version to compare with; default: the one before. */
  readonly against?: number | null | undefined;
}

/**
 * Results of a tube for anyone who may read them, or how far it is. A report is not shown while its payment is open; a former
 * owner sees the versions of their time.
 */
export async function readResults(tx: Tx, { user, admin, language }: SignedInCaller, input: ResultsInput) {
  const access = await readAccess(tx, { userId: user.id, admin }, input.id, "results");
  const tube = access && (await findTube(tx, language, input));
  if (access === undefined || tube === undefined) return notFound();
  const { sample, kit, progress, product } = tube;
  const versions = await listVersions(tx, sample.activationId, access);
  if (access.relation === "former-owner" && versions.length === 0) return notFound();
  const { report, previous } = chooseVersion(versions, input);
  if (input.version && report === undefined) return notFound();
  const state = (await isUnpaid(tx, sample.activationId)) ? "payment-hold" : stateOf(progress, report);
  const isShown = state === "ready" && report !== undefined;
  const breed = await findBreed(tx, access.animal.breedId, language);
  return {
    animal: { ...describeAnimal(access), breed },
    relation: access.relation,
    barcode: kit.barcode,
    product,
    state,
    ...describeProgress(progress, sample),
    versions: versions.map(({ version, status, isPartial, issuedAt }) => ({
      version,
      status,
      isPartial,
      issuedAt: issuedAt.toISOString(),
    })),
    report: isShown ? await describeReport(tx, report, { language, animal: access.animal, previous }) : null,
  };
}

type ReportRow = typeof reportVersions.$inferSelect;

async function findTube(tx: Tx, language: Language, { id, barcode }: ResultsInput) {
  const [row] = await tx
    .select({
      sample: samples,
      kit: kits,
      progress: labProgress,
      product: inLanguage(products.name, language),
    })
    .from(kits)
    .innerJoin(samples, eq(samples.kitId, kits.id))
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .innerJoin(products, eq(products.id, activations.productId))
    .leftJoin(labProgress, eq(labProgress.kitId, kits.id))
    .where(and(eq(kits.barcode, normalizeBarcode(barcode)), eq(activations.animalId, id)));
  return row;
}

/** The report to show, and the one it is compared with. */
function chooseVersion(versions: readonly ReportRow[], { version: wanted, against }: ResultsInput) {
  const report = versions.find(({ version }) => version === (wanted ?? versions[0]?.version));
  const earlier = versions.filter(({ version }) => report !== undefined && version < report.version);
  return { report, previous: earlier.find(({ version }) => version === against) ?? earlier[0] };
}

/** Newest first. They belong to the activation: a replacement tube has the same report. */
function listVersions(tx: Tx, activationId: number, { until }: AnimalAccess): Promise<ReportRow[]> {
  const limit = until === null ? undefined : lte(reportVersions.issuedAt, until);
  return tx
    .select()
    .from(reportVersions)
    .where(and(eq(reportVersions.activationId, activationId), limit))
    .orderBy(desc(reportVersions.version));
}

const describeAnimal = ({ animal: { id, name, speciesId, sex, photoId } }: AnimalAccess) => ({
  id,
  name,
  sex,
  species: speciesName(speciesId),
  photoId,
});

export async function isUnpaid(tx: Tx, activationId: number): Promise<boolean> {
  const isHeld = and(eq(samples.activationId, activationId), eq(samples.hold, "payment"));
  return (await tx.$count(samples, isHeld)) > 0;
}

type ProgressRow = typeof labProgress.$inferSelect;

function stateOf(progress: ProgressRow | null, report: ReportRow | undefined): ResultState {
  if (report !== undefined) return report.status === "revoked" ? "withdrawn" : "ready";
  if (progress === null) return "in-progress";
  if (progress.cancelledAt !== null) return "cancelled";
  if (progress.failedAt !== null) return "failed";
  return progress.problem === null ? "in-progress" : "details-hold";
}

const describeProgress = (progress: ProgressRow | null, sample: typeof samples.$inferSelect) => ({
  stage: progress?.stage ?? stageBefore(sample),
  promisedOn: progress?.promisedOn ?? null,
});

/** The laboratory has not reported anything yet. */
const stageBefore = ({ postedAt }: typeof samples.$inferSelect): Stage =>
  postedAt === null ? "activated" : "posted";

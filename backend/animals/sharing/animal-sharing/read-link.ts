import { and, desc, eq, notExists } from "drizzle-orm";
import type { Language } from "@/lib/config/languages";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animalGrants } from "@/backend/db/schema/animal-access";
import type { animals } from "@/backend/db/schema/animals";
import { inLanguage } from "@/backend/db/in-language";
import { products } from "@/backend/db/schema/catalogue";
import { reportVersions } from "@/backend/db/schema/lab";
import type { Context, Input } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { findBreed } from "@/backend/shop/public/find-breed";
import { readAccess } from "@/backend/kernel/animal-access/read-access";
import { describeReport } from "@/backend/animals/results/results/describe-report";
import { toLastDay } from "./last-day";
import { hashLinkToken } from "./link-token";

const maxReports = 50;

/** What the holder of a share link sees. A link that has ended is not found. */
export async function readLink(
  { tx, caller: { language } }: Context,
  { params: { token } }: Input<"animalSharing.readLink">,
) {
  const linkHash = hashLinkToken(token);
  const [grant] = await tx.select().from(animalGrants).where(eq(animalGrants.tokenHash, linkHash));
  if (grant === undefined) return notFound();
  const { animalId, endsAt } = grant;
  const access = await readAccess(tx, { linkHash }, animalId, "summary");
  if (access === undefined) return notFound();
  const seesResults = await readAccess(tx, { linkHash }, animalId, "results");
  const { animal } = access;
  const described = await describeAnimal(tx, language, animal);
  const { breed } = described;
  return {
    ...described,
    endsOn: toLastDay(endsAt),
    reports: seesResults === undefined ? null : await listReports(tx, { language, animal, breed }),
  };
}

async function describeAnimal(
  tx: Tx,
  language: Language,
  { name, speciesId, sex, breedId, bornOn, registrationName, photoId }: typeof animals.$inferSelect,
) {
  const breed = await findBreed(tx, breedId, language);
  return {
    name,
    sex,
    bornOn,
    registrationName,
    photoId,
    species: speciesName(speciesId),
    breed: breed?.name ?? null,
  };
}

interface ReportsReader {
  readonly language: Language;
  readonly animal: typeof animals.$inferSelect;
  readonly breed: string | null;
}

/** Current reports, without those whose payment is open. */
async function listReports(tx: Tx, reader: ReportsReader) {
  const unpaid = tx
    .select({ id: samples.id })
    .from(samples)
    .where(and(eq(samples.activationId, activations.id), eq(samples.hold, "payment")));
  const rows = await tx
    .select({ version: reportVersions, product: inLanguage(products.name, reader.language) })
    .from(reportVersions)
    .innerJoin(activations, eq(activations.id, reportVersions.activationId))
    .innerJoin(products, eq(products.id, activations.productId))
    .where(
      and(
        eq(activations.animalId, reader.animal.id),
        eq(reportVersions.status, "current"),
        notExists(unpaid),
      ),
    )
    .orderBy(desc(reportVersions.issuedAt), desc(reportVersions.id))
    .limit(maxReports);
  const reports = [];
  for (const { version, product } of rows) {
    const { issuedAt, tests } = await describeReport(tx, version, { ...reader, previous: undefined });
    reports.push({ product, issuedAt, tests: tests.map(({ name, outcome }) => ({ name, outcome })) });
  }
  return reports;
}

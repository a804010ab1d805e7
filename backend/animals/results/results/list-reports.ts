import { subDays } from "date-fns";
import { inLanguage } from "@/backend/db/in-language";
import { and, desc, eq, gte, inArray, notInArray } from "drizzle-orm";
import type { ReportContent } from "@/lib/domain/animals/report-content";
import { speciesName } from "@/lib/domain/species";
import { factOf, readTestFacts } from "@/backend/animals/public/describe-test";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { products } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { reportVersions } from "@/backend/db/schema/lab";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";

/** Current reports of the user's animals, newest first, without those whose payment is open. */
export async function listReports(
  { tx, caller: { user, language } }: SignedInContext,
  { query: { days, ...paging } }: Input<"results.list">,
) {
  const own = tx
    .select({ id: activations.id })
    .from(activations)
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .where(eq(animals.ownerId, user.id));
  const unpaid = tx
    .select({ id: samples.activationId })
    .from(samples)
    .where(and(inArray(samples.activationId, own), eq(samples.hold, "payment")));
  const where = and(
    inArray(reportVersions.activationId, own),
    notInArray(reportVersions.activationId, unpaid),
    eq(reportVersions.status, "current"),
    days ? gte(reportVersions.issuedAt, subDays(new Date(), days)) : undefined,
  );
  const rows = await tx
    .select({
      animalId: animals.id,
      litterId: animals.litterId,
      name: animals.name,
      speciesId: animals.speciesId,
      breed: { id: breeds.id, name: inLanguage(breeds.name, language) },
      photoId: animals.photoId,
      barcode: kits.barcode,
      product: inLanguage(products.name, language),
      issuedAt: reportVersions.issuedAt,
      content: reportVersions.content,
    })
    .from(reportVersions)
    .innerJoin(activations, eq(activations.id, reportVersions.activationId))
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .leftJoin(breeds, eq(breeds.id, animals.breedId))
    .innerJoin(kits, eq(kits.id, activations.kitId))
    .innerJoin(products, eq(products.id, activations.productId))
    .where(where)
    .orderBy(desc(reportVersions.issuedAt), desc(reportVersions.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const total = await tx.$count(reportVersions, where);
  const codes = rows.flatMap(({ content }) => atRiskCodes(content));
  const facts = await readTestFacts(tx, { language, codes, breedId: null });
  return envelope(
    rows.map(({ speciesId, issuedAt, content, ...row }) => ({
      ...row,
      species: speciesName(speciesId),
      issuedAt: issuedAt.toISOString(),
      ...countOutcomes(content),
      atRiskTests: atRiskCodes(content).map((code) => factOf(facts, code).name),
    })),
    total,
    paging,
  );
}

const atRiskCodes = ({ tests }: ReportContent) =>
  tests.filter(({ outcome }) => outcome.startsWith("at-risk")).map(({ test }) => test);

function countOutcomes({ tests }: ReportContent) {
  const count = (start: string) => tests.filter(({ outcome }) => outcome.startsWith(start)).length;
  return { atRisk: count("at-risk"), carrier: count("carrier"), clear: count("clear") };
}

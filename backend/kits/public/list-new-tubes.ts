import { and, desc, eq, gt, inArray, isNull, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { SignedInCaller } from "@/backend/http/caller";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { labProgress, reportVersions } from "@/backend/db/schema/lab";
import { isSampleOf } from "@/backend/kits/sample-tracker/read-rows";

const newer = alias(samples, "newer");

/** Tubes that replace a failed sample of the user's animals and that the user has not posted: those sent to the user first. */
export async function listNewTubes(tx: Tx, { user, language }: SignedInCaller, size: number) {
  const rows = await tx
    .select({
      barcode: kits.barcode,
      animalName: animals.name,
      product: inLanguage(products.name, language),
      sentAt: kits.sentAt,
      count: sql<number>`count(*) over ()::int`,
    })
    .from(samples)
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .innerJoin(products, eq(products.id, activations.productId))
    .innerJoin(kits, eq(kits.id, samples.kitId))
    .leftJoin(labProgress, eq(labProgress.kitId, samples.kitId))
    .where(
      and(
        isSampleOf(tx, user.id),
        ...[gt(samples.attempt, 1), isNull(kits.voidedAt)],
        ...[isNull(samples.postedAt), isNull(samples.receivedAt), isNull(labProgress.stage)],
        ...[isNull(labProgress.failedAt), isNull(labProgress.cancelledAt), isNull(labProgress.problem)],
        notExists(selectNewer(tx)),
        notExists(selectReports(tx)),
      ),
    )
    .orderBy(sql`${kits.sentAt} nulls last`, desc(samples.id))
    .limit(size);
  return {
    count: rows[0]?.count ?? 0,
    results: rows.map(({ sentAt, count: _, ...row }) => ({ ...row, sentAt: sentAt?.toISOString() ?? null })),
  };
}

const selectNewer = (tx: Tx) =>
  tx
    .select({ id: newer.id })
    .from(newer)
    .where(and(eq(newer.activationId, samples.activationId), gt(newer.attempt, samples.attempt)));

const selectReports = (tx: Tx) =>
  tx
    .select({ id: reportVersions.id })
    .from(reportVersions)
    .where(
      and(
        eq(reportVersions.activationId, samples.activationId),
        inArray(reportVersions.status, ["current", "revoked"]),
      ),
    );

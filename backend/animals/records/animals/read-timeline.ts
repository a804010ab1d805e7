import { and, eq, gte, inArray, isNull, or } from "drizzle-orm";
import type { AnimalEventKind } from "@/lib/config/animals/animal-access";
import { labStages } from "@/lib/config/kits/lab";
import type { Tx } from "@/backend/db/client";
import { animalCollections, animalEvents, animalOwners } from "@/backend/db/schema/animal-access";
import { activations } from "@/backend/db/schema/activations";
import type { animals } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import { reportVersions } from "@/backend/db/schema/lab";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";
import { readAccess } from "@/backend/kernel/animal-access/read-access";
import { readTubes, type Tube } from "./tubes";

const noDetails = { stage: null, barcode: null, product: null, version: null, person: null };

/** What happened to an animal, newest first, for its owner. What a former owner did to it stays with them. */
export async function readTimeline(
  { tx, caller: { user, language } }: SignedInContext,
  { params: { id } }: Input<"animals.timeline">,
) {
  const access = await readAccess(tx, { userId: user.id, isProbe: true }, id, "summary");
  if (access?.relation !== "owner") return notFound();
  const tubes = await readTubes(tx, [id], { language });
  const results = [
    { ...noDetails, kind: "created" as const, at: access.animal.createdAt.toISOString() },
    ...tubes.flatMap(describeTube),
    ...(await listReports(tx, access.animal, tubes)),
    ...(await listEvents(tx, id)),
  ];
  return { results: results.toSorted((one, other) => (one.at < other.at ? 1 : -1)) };
}

function describeTube({ barcode, product, activatedAt, progress }: Tube) {
  const activated = {
    ...noDetails,
    kind: "activated" as const,
    at: activatedAt.toISOString(),
    barcode,
    product,
  };
  const reached = labStages.flatMap((stage) => {
    const at = stage === "report-ready" ? undefined : progress?.reachedAt[stage];
    return at === undefined ? [] : [{ ...noDetails, kind: "stage" as const, at, stage, barcode, product }];
  });
  return [activated, ...reached];
}

/** Reports are not mentioned while their payment is open. */
async function listReports(tx: Tx, { id }: typeof animals.$inferSelect, tubes: readonly Tube[]) {
  const shown = new Set(
    tubes.filter(({ state }) => state !== "payment-hold").map(({ activationId }) => activationId),
  );
  const rows = await tx
    .select({
      activationId: activations.id,
      at: reportVersions.issuedAt,
      version: reportVersions.version,
      barcode: kits.barcode,
    })
    .from(reportVersions)
    .innerJoin(activations, eq(activations.id, reportVersions.activationId))
    .innerJoin(kits, eq(kits.id, activations.kitId))
    .where(eq(activations.animalId, id));
  return rows
    .filter(({ activationId }) => shown.has(activationId))
    .map(({ at, version, barcode }) => ({
      ...noDetails,
      kind: "reported" as const,
      at: at.toISOString(),
      version,
      barcode,
      product: tubes.find((tube) => tube.barcode === barcode)?.product ?? null,
    }));
}

/** Acquisition events are shown to the owner regardless of author; names are hidden. */
const ofEveryOwner: readonly AnimalEventKind[] = ["collected", "claimed", "transfer-accepted"];

async function listEvents(tx: Tx, animalId: number) {
  const [current] = await tx
    .select({ since: animalOwners.from })
    .from(animalOwners)
    .where(and(eq(animalOwners.animalId, animalId), isNull(animalOwners.to)));
  const since = current?.since ?? new Date(0);
  const rows = await tx
    .select({ event: animalEvents, collectedOn: animalCollections.collectedOn })
    .from(animalEvents)
    .leftJoin(animalCollections, eq(animalCollections.animalId, animalEvents.animalId))
    .where(
      and(
        eq(animalEvents.animalId, animalId),
        or(gte(animalEvents.at, since), inArray(animalEvents.kind, [...ofEveryOwner])),
      ),
    );
  return rows.map(({ event: { kind, at, details }, collectedOn }) => ({
    ...noDetails,
    kind,
    at: (kind === "collected" && collectedOn) || at.toISOString(),
    person: at >= since ? (details?.["email"] ?? details?.["to"] ?? null) : null,
  }));
}

import { and, desc, eq, inArray, lte } from "drizzle-orm";
import type { ResultState } from "@/lib/config/kits/lab";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { dnaProfiles } from "@/backend/db/schema/animals";
import { reportVersions } from "@/backend/db/schema/lab";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import { observedHeterozygosity } from "@/backend/genetics/heterozygosity";
import { findPanel } from "@/backend/genetics/panels";
import { listUsableTubes } from "@/backend/kits/public/choose-profile";
import { findTube, type FoundTube } from "./find-tube";

type ProfileRow = typeof dnaProfiles.$inferSelect;

/** The DNA profile of a tube with its alleles. Not shown while the payment is open or the sample in doubt. */
export async function readDnaProfile(
  { tx, caller }: SignedInContext,
  { params, query }: Input<"dnaProfiles.get">,
) {
  const tube = await findTube(tx, caller, params);
  if (tube instanceof Refusal) return tube;
  const { animal, until } = tube.access;
  const species = speciesName(animal.speciesId);
  if (query.species && query.species !== species) return notFound();
  const profiles = await listProfiles(tx, tube);
  const profile = until === null ? profiles[0] : await findIssued(tx, { tube, profiles, until });
  if (until !== null && profile === undefined) return notFound();
  const state = stateOf(tube, profile);
  return {
    animal: { id: animal.id, name: animal.name, species },
    barcode: tube.kit.barcode,
    state,
    profile: state === "ready" && profile !== undefined ? describeProfile(profile) : null,
  };
}

/** Looks at this tube first, then at others of the same activation whose results count. */
async function listProfiles(tx: Tx, { kit, sample }: FoundTube): Promise<ProfileRow[]> {
  const tubes = [kit.id, ...(await listUsableTubes(tx, sample.activationId))];
  const rows = await tx
    .select()
    .from(dnaProfiles)
    .where(inArray(dnaProfiles.kitId, tubes))
    .orderBy(desc(dnaProfiles.isCurrent), desc(dnaProfiles.run));
  return rows.toSorted((a, b) => Number(b.kitId === kit.id) - Number(a.kitId === kit.id));
}

interface IssuedInput {
  readonly tube: FoundTube;
  readonly profiles: readonly ProfileRow[];
  readonly until: Date;
}

/** As in the newest report that was issued until then. Older reports do not hold the alleles. */
async function findIssued(tx: Tx, { tube, profiles, until }: IssuedInput): Promise<ProfileRow | undefined> {
  const { activationId, content, issuedAt, version } = reportVersions;
  const [report] = await tx
    .select({ content })
    .from(reportVersions)
    .where(and(eq(activationId, tube.sample.activationId), lte(issuedAt, until)))
    .orderBy(desc(version))
    .limit(1);
  const issued = report?.content.profile;
  const stored = profiles.find(
    ({ panelKey, madeOn }) => panelKey === issued?.panel && new Date(madeOn) <= until,
  );
  return stored && { ...stored, alleles: issued?.alleles ?? stored.alleles };
}

function stateOf({ sample, progress }: FoundTube, profile: ProfileRow | undefined): ResultState {
  if (sample.hold === "payment") return "payment-hold";
  if (progress?.problem) return "details-hold";
  if (profile !== undefined && progress?.stage === "report-ready") return "ready";
  if (progress?.failedAt) return "failed";
  return progress?.cancelledAt ? "cancelled" : "in-progress";
}

function describeProfile({ panelKey, alleles, madeOn }: ProfileRow) {
  const panel = findPanel(panelKey);
  if (panel === undefined) return null;
  const listTyped = (markers: readonly string[]) =>
    markers.flatMap((marker) => {
      const pair = alleles[marker];
      return pair === undefined ? [] : [{ marker, alleles: [...pair] }];
    });
  const markers = listTyped(panel.markers);
  const share = observedHeterozygosity(
    Object.fromEntries(
      panel.markers.flatMap((marker) => (alleles[marker] ? [[marker, alleles[marker]]] : [])),
    ),
  );
  return {
    panel: panel.name,
    panelKey,
    technology: panel.technology,
    madeOn,
    markerCount: panel.markers.length,
    markers,
    sexMarkers: listTyped(panel.sexMarkers),
    missing: panel.markers.filter((marker) => alleles[marker] === undefined),
    heterozygosity: share === undefined ? null : Math.round(share * 1000) / 10,
  };
}

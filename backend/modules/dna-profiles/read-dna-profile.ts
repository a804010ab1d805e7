import { desc, inArray } from "drizzle-orm";
import type { ResultState } from "@/lib/config/lab";
import { type SpeciesName, speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { dnaProfiles } from "@/backend/db/schema/animals";
import type { Caller } from "@/backend/http/caller";
import { notFound, Refusal } from "@/backend/http/refusals";
import { observedHeterozygosity } from "@/backend/genetics/heterozygosity";
import { findPanel } from "@/backend/genetics/panels";
import { listUsableTubes } from "@/backend/lab/choose-profile";
import { findTube, type FoundTube, type TubeParams } from "./find-tube";

type ProfileRow = typeof dnaProfiles.$inferSelect;

interface ProfileInput extends TubeParams {
  readonly species?: SpeciesName | null | undefined;
}

/** The DNA profile of a tube with its alleles. Not shown while the payment is open or the sample in doubt. */
export async function readDnaProfile(tx: Tx, caller: Caller, input: ProfileInput) {
  const tube = await findTube(tx, caller, input);
  if (tube instanceof Refusal) return tube;
  const { animal, until } = tube.access;
  const species = speciesName(animal.speciesId);
  if (input.species && input.species !== species) return notFound();
  const profile = await findProfile(tx, tube);
  if (until !== null && (profile === undefined || new Date(profile.madeOn) > until)) return notFound();
  const state = stateOf(tube, profile);
  return {
    animal: { id: animal.id, name: animal.name, species },
    ...{ barcode: tube.kit.barcode, state },
    profile: state === "ready" && profile !== undefined ? describeProfile(profile) : null,
  };
}

/** Of this tube, else of another one of the same activation whose results count. */
async function findProfile(tx: Tx, { kit, sample }: FoundTube): Promise<ProfileRow | undefined> {
  const tubes = [kit.id, ...(await listUsableTubes(tx, sample.activationId))];
  const rows = await tx
    .select()
    .from(dnaProfiles)
    .where(inArray(dnaProfiles.kitId, tubes))
    .orderBy(desc(dnaProfiles.isCurrent), desc(dnaProfiles.run));
  return rows.find(({ kitId }) => kitId === kit.id) ?? rows[0];
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
    ...{ panel: panel.name, panelKey, technology: panel.technology, madeOn },
    ...{ markerCount: panel.markers.length, markers, sexMarkers: listTyped(panel.sexMarkers) },
    missing: panel.markers.filter((marker) => alleles[marker] === undefined),
    heterozygosity: share === undefined ? null : Math.round(share * 1000) / 10,
  };
}

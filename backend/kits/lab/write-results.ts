import { desc, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { samples } from "@/backend/db/schema/activations";
import { dnaProfiles } from "@/backend/db/schema/animals";
import { genotypes, labProgress, labResults } from "@/backend/db/schema/lab";
import { enqueue } from "@/backend/jobs/enqueue";
import { type FoldedEvent, isRunning } from "./fold-events";
import type { Tube } from "./tube";

const resultsOf = (events: readonly FoldedEvent[]) =>
  events.flatMap((event) => (event.type === "results" ? [event] : []));

/** Genotypes and other results of a tube. What a run has reported does not change: a correction is another run. */
export async function writeResults(tx: Tx, kitId: number, events: readonly FoldedEvent[]): Promise<void> {
  for (const { run, assayVersion, genotypes: reported, others } of resultsOf(events)) {
    const common = { kitId, run, assayVersion };
    const loci = (reported ?? []).map(({ locus, alleles, reason }) => ({
      ...common,
      locus,
      alleles: alleles && [...alleles],
      noCallReason: alleles === null ? (reason ?? "not-run") : null,
    }));
    if (loci.length > 0) await tx.insert(genotypes).values(loci).onConflictDoNothing();
    const kinds = (others ?? []).map(({ kind, content }) => ({ ...common, kind, content }));
    if (kinds.length > 0) await tx.insert(labResults).values(kinds).onConflictDoNothing();
  }
}

/** Profiles belong to the animal, which is known once the kit is activated. */
export async function writeProfiles(
  tx: Tx,
  { kit, animal }: Tube,
  events: readonly FoldedEvent[],
): Promise<void> {
  for (const { run, occurredAt, profile } of resultsOf(events)) {
    if (!profile) continue;
    const { panel: panelKey, alleles } = profile;
    const madeOn = occurredAt.toISOString().slice(0, 10);
    await tx
      .insert(dnaProfiles)
      .values({ animalId: animal.id, panelKey, kitId: kit.id, run, alleles, madeOn, isCurrent: false })
      .onConflictDoNothing();
  }
}

/**
 * Chooses the profile with most markers of each panel, the newest of equals. Profiles in doubt, of failed or cancelled tubes and of
 * tests whose payment is open are not compared with others.
 */
export async function chooseCurrentProfiles(tx: Tx, animalId: number): Promise<void> {
  const rows = await tx
    .select({ profile: dnaProfiles, progress: labProgress, hold: samples.hold })
    .from(dnaProfiles)
    .leftJoin(labProgress, eq(labProgress.kitId, dnaProfiles.kitId))
    .leftJoin(samples, eq(samples.kitId, dnaProfiles.kitId))
    .where(eq(dnaProfiles.animalId, animalId))
    .orderBy(desc(dnaProfiles.madeOn), desc(dnaProfiles.id));
  const markerCount = ({ alleles }: Profile) => Object.keys(alleles).length;
  for (const panelKey of new Set(rows.map(({ profile }) => profile.panelKey))) {
    const ofPanel = rows.filter(({ profile }) => profile.panelKey === panelKey);
    const [best] = ofPanel
      .filter(({ hold }) => hold === null)
      .filter(({ progress }) => progress === null || (progress.problem === null && isRunning(progress)))
      .map(({ profile }) => profile)
      .toSorted((a, b) => markerCount(b) - markerCount(a));
    const current = ofPanel.find(({ profile }) => profile.isCurrent)?.profile;
    if (best?.id === current?.id) continue;
    if (current) await tx.update(dnaProfiles).set({ isCurrent: false }).where(eq(dnaProfiles.id, current.id));
    if (best) await tx.update(dnaProfiles).set({ isCurrent: true }).where(eq(dnaProfiles.id, best.id));
    if (best) await enqueue(tx, "compare-parentage", { animalId });
    await enqueue(tx, "find-relatives", { animalId });
  }
}

type Profile = typeof dnaProfiles.$inferSelect;

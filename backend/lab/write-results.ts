import { and, desc, eq } from "drizzle-orm";
import type { LabProfile } from "@/lib/domain/lab-event";
import type { Tx } from "@/backend/db/client";
import { dnaProfiles } from "@/backend/db/schema/animals";
import { genotypes, labResults } from "@/backend/db/schema/lab";
import type { FoldedEvent } from "./fold-events";
import type { Tube } from "./tube";

const resultsOf = (events: readonly FoldedEvent[]) =>
  events.flatMap((event) => (event.type === "results" ? [event] : []));

/** Genotypes and other results of a tube. What a run has reported does not change: a correction is another run. */
export async function writeResults(tx: Tx, kitId: number, events: readonly FoldedEvent[]): Promise<void> {
  for (const { run, assayVersion, genotypes: reported, others } of resultsOf(events)) {
    const common = { kitId, run, assayVersion };
    const loci = (reported ?? []).map(({ locus, alleles, reason }) => ({
      ...{ ...common, locus, alleles: alleles && [...alleles] },
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
    const { panel, alleles } = profile;
    const isNew = await insertProfile(tx, { kit, animal }, { run, madeAt: occurredAt, panel, alleles });
    if (isNew) await chooseCurrent(tx, animal.id, panel);
  }
}

async function insertProfile(
  tx: Tx,
  { kit, animal }: Pick<Tube, "kit" | "animal">,
  { run, madeAt, panel, alleles }: LabProfile & { readonly run: number; readonly madeAt: Date },
): Promise<boolean> {
  const inserted = await tx
    .insert(dnaProfiles)
    .values({
      ...{ animalId: animal.id, panelKey: panel, kitId: kit.id, run, alleles, isCurrent: false },
      madeOn: madeAt.toISOString().slice(0, 10),
    })
    .onConflictDoNothing()
    .returning({ id: dnaProfiles.id });
  return inserted.length > 0;
}

/** The profile with most markers, the newest of equals. */
async function chooseCurrent(tx: Tx, animalId: number, panelKey: string): Promise<void> {
  const ofPanel = and(eq(dnaProfiles.animalId, animalId), eq(dnaProfiles.panelKey, panelKey));
  const rows = await tx
    .select()
    .from(dnaProfiles)
    .where(ofPanel)
    .orderBy(desc(dnaProfiles.madeOn), desc(dnaProfiles.id));
  const markerCount = ({ alleles }: (typeof rows)[number]) => Object.keys(alleles).length;
  const [best] = rows.toSorted((a, b) => markerCount(b) - markerCount(a));
  if (best === undefined || best.isCurrent) return;
  await tx.update(dnaProfiles).set({ isCurrent: false }).where(ofPanel);
  await tx.update(dnaProfiles).set({ isCurrent: true }).where(eq(dnaProfiles.id, best.id));
}

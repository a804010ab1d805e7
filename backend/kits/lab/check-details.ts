import { createHash } from "node:crypto";
import { and, asc, desc, eq, isNull, ne } from "drizzle-orm";
import { type DetailsProblem, ownLabs } from "@/lib/config/kits/lab";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { dnaProfiles } from "@/backend/db/schema/animals";
import { genotypes, labEvents, labProgress } from "@/backend/db/schema/lab";
import { checkIdentity } from "@/backend/genetics/check-identity";
import type { DnaProfile } from "@/backend/genetics/genotype";
import { findCurrentProfile } from "@/backend/kits/public/choose-profile";
import { type FoldedEvent, isRunning, type LabState } from "./fold-events";
import type { Tube } from "./tube";

type Profile = typeof dnaProfiles.$inferSelect;

/**
 * Puts a sample on hold that contradicts what its owner says about the animal, and releases it once the details agree.
 * A hold that somebody else has released does not come back unless the facts change. True if it added an event.
 */
export async function checkDetails(
  tx: Tx,
  {
    tube,
    events,
    state,
  }: { readonly tube: Tube; readonly events: readonly FoldedEvent[]; readonly state: LabState },
): Promise<boolean> {
  if (!isRunning(state)) return false;
  const { problem, facts } = await compare(tx, tube);
  const own = events.filter(({ lab }) => lab === ownLabs.details);
  const isOurs = state.problemFrom === ownLabs.details;
  const isReleased = problem === null && isOurs;
  // A correction can leave another contradiction.
  const isOther = isOurs && problem !== state.problem;
  const isNew = problem !== null && (isOther || (state.problem === null && !hasFacts(own.at(-1), facts)));
  if (!isReleased && !isNew) return false;
  await tx.insert(labEvents).values({
    kitId: tube.kit.id,
    lab: ownLabs.details,
    eventId: `${tube.kit.id}-${own.length + 1}`,
    sequence: Math.max(0, ...events.map(({ sequence }) => sequence)) + 1,
    occurredAt: new Date(),
    type: isNew ? "hold" : "release",
    body: isNew ? { problem, facts } : {},
  });
  return true;
}

const hasFacts = (event: FoldedEvent | undefined, facts: string) =>
  event !== undefined && "facts" in event && event.facts === facts;

/** The contradiction, if any, and a hash of everything that was compared. */
async function compare(
  tx: Tx,
  { kit, animal }: Tube,
): Promise<{ readonly problem: DetailsProblem | null; readonly facts: string }> {
  const loci = await tx
    .select()
    .from(genotypes)
    .where(eq(genotypes.kitId, kit.id))
    .orderBy(asc(genotypes.id));
  const own = await tx
    .select()
    .from(dnaProfiles)
    .where(eq(dnaProfiles.kitId, kit.id))
    .orderBy(asc(dnaProfiles.run));
  const profile = own.at(-1);
  const { dam, sire } = profile ? await findParents(tx, animal, profile.panelKey) : noParents;
  const earlier = profile && (await findEarlier(tx, animal.id, profile));
  const { sex, speciesId } = animal;
  const compared = [sex, speciesId, profile?.id, dam?.id, sire?.id, earlier?.id, loci.length];
  return {
    problem: checkIdentity({
      animal: { sex, species: speciesName(speciesId) },
      profile: toDnaProfile(profile) ?? null,
      genotypes: loci,
      parents: { dam: toDnaProfile(dam), sire: toDnaProfile(sire) },
      earlierProfile: toDnaProfile(earlier) ?? null,
    }),
    facts: createHash("sha256").update(JSON.stringify(compared)).digest("base64url"),
  };
}

const toDnaProfile = (row: Profile | undefined): DnaProfile | undefined =>
  row && { panel: row.panelKey, alleles: row.alleles };

interface Parents {
  readonly dam?: Profile | undefined;
  readonly sire?: Profile | undefined;
}

const noParents: Parents = {};

async function findParents(tx: Tx, { damId, sireId }: Tube["animal"], panelKey: string): Promise<Parents> {
  return {
    dam: await findCurrent(tx, damId, panelKey),
    sire: await findCurrent(tx, sireId, panelKey),
  };
}

const findCurrent = async (tx: Tx, animalId: number | null, panelKey: string) =>
  animalId === null ? undefined : findCurrentProfile(tx, animalId, panelKey);

/** The profile on file from another sample: the current one, else the oldest. Failed and cancelled tubes do not count. */
async function findEarlier(
  tx: Tx,
  animalId: number,
  { panelKey, id }: Profile,
): Promise<Profile | undefined> {
  const rows = await tx
    .select({ profile: dnaProfiles })
    .from(dnaProfiles)
    .leftJoin(labProgress, eq(labProgress.kitId, dnaProfiles.kitId))
    .where(
      and(
        ...[eq(dnaProfiles.animalId, animalId), eq(dnaProfiles.panelKey, panelKey), ne(dnaProfiles.id, id)],
        ...[isNull(labProgress.failedAt), isNull(labProgress.cancelledAt)],
      ),
    )
    .orderBy(desc(dnaProfiles.isCurrent), asc(dnaProfiles.id))
    .limit(1);
  return rows[0]?.profile;
}

import { and, asc, eq, gt, inArray, ne, or } from "drizzle-orm";
import { differenceInCalendarDays } from "date-fns";
import { relations, type Relation } from "@/lib/config/breeding/relatives";
import type { Db, Tx } from "@/backend/db/client";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { relativeConsents, relativeMatches } from "@/backend/db/schema/breeding-community";
import { withRetry } from "@/backend/db/with-retry";
import type { MarkerAlleles } from "@/backend/genetics/genotype";
import { type MarkerPanel, panels } from "@/backend/genetics/panels";
import { type BreedReference, buildReference, findRelation } from "@/backend/genetics/relatedness";
import { readBreedProfiles } from "@/backend/animals/public/breed-profiles";
import { takesPart } from "@/backend/animals/public/participation";

type Animal = typeof animals.$inferSelect;

interface Compared {
  readonly animal: Animal;
  readonly alleles: MarkerAlleles;
}

/** Keeps a batch short, so that requests are answered in between. */
const batchSize = 100;

/** Job: compares an animal that takes part with all others that do, and stores the relatives for both sides. */
export async function compareRelatives(db: Db, animalId: number): Promise<void> {
  const [own] = await db
    .select({ animal: animals })
    .from(animals)
    .innerJoin(relativeConsents, takesPart)
    .where(eq(animals.id, animalId));
  if (own === undefined) return;
  const found = new Map<number, Relation>();
  const profiles = await readOwnProfiles(db, animalId);
  const references = createReferences(db);
  let hasReference = false;
  for (const { panel, alleles } of profiles) {
    const reference = await references(own.animal.breedId, panel);
    if (reference === undefined) continue;
    hasReference = true;
    for await (const other of othersOf(db, own.animal, panel)) {
      if (found.has(other.animal.id)) continue;
      const relation = await findCarefully({ panel, own: { ...own, alleles }, other, references });
      if (relation !== null) found.set(other.animal.id, relation);
    }
  }
  const state = profiles.length === 0 ? "no-profile" : hasReference ? "compared" : "no-reference";
  await withRetry(() => db.transaction((tx) => storeMatches(tx, animalId, { found, state })));
}

/** The panel of new profiles comes first. */
async function readOwnProfiles(db: Db, animalId: number) {
  const { panelKey, alleles } = dnaProfiles;
  const rows = await db
    .select({ panelKey, alleles })
    .from(dnaProfiles)
    .where(and(eq(dnaProfiles.animalId, animalId), dnaProfiles.isCurrent));
  return panels
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
    .flatMap((panel) =>
      rows.filter((row) => row.panelKey === panel.key).map((row) => ({ panel, alleles: row.alleles })),
    );
}

/** Reads the reference of each breed and panel once. */
function createReferences(db: Db) {
  const known = new Map<string, BreedReference | undefined>();
  return async (breedId: number | null, panel: MarkerPanel): Promise<BreedReference | undefined> => {
    if (breedId === null) return undefined;
    const key = `${breedId} ${panel.key}`;
    if (!known.has(key)) {
      const read = await readBreedProfiles(db, breedId, panel.key);
      known.set(key, read && buildReference(panel, read.profiles));
    }
    return known.get(key);
  };
}

/** Animals of other owners of the same species with a profile of the panel, in batches. */
async function* othersOf(db: Db, own: Animal, panel: MarkerPanel): AsyncGenerator<Compared> {
  for (let after = 0; ;) {
    const rows = await db
      .select({ animal: animals, alleles: dnaProfiles.alleles })
      .from(relativeConsents)
      .innerJoin(animals, takesPart)
      .innerJoin(
        dnaProfiles,
        and(eq(dnaProfiles.animalId, animals.id), eq(dnaProfiles.panelKey, panel.key), dnaProfiles.isCurrent),
      )
      .where(
        and(
          gt(relativeConsents.animalId, after),
          eq(animals.speciesId, own.speciesId),
          ne(animals.ownerId, own.ownerId ?? 0),
        ),
      )
      .orderBy(asc(relativeConsents.animalId))
      .limit(batchSize);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < batchSize) return;
    after = last.animal.id;
  }
}

interface CarefulComparison {
  readonly panel: MarkerPanel;
  readonly own: Compared;
  readonly other: Compared;
  readonly references: ReturnType<typeof createReferences>;
}

/** Animals of two breeds are judged by both: what is rare in one may be common in the other. The weaker relation counts. */
async function findCarefully({ panel, own, other, references }: CarefulComparison): Promise<Relation | null> {
  const daysApart =
    own.animal.bornOn && other.animal.bornOn
      ? differenceInCalendarDays(own.animal.bornOn, other.animal.bornOn)
      : undefined;
  let weakest: Relation | undefined;
  for (const breedId of new Set([own.animal.breedId, other.animal.breedId])) {
    const reference = await references(breedId, panel);
    const profile = ({ alleles }: Compared) => ({ panel: panel.key, alleles });
    const relation =
      reference && findRelation({ panel, one: profile(own), other: profile(other), daysApart, reference });
    if (!relation) return null;
    if (weakest === undefined || relations.indexOf(relation) > relations.indexOf(weakest)) weakest = relation;
  }
  return weakest ?? null;
}

interface Outcome {
  readonly found: ReadonlyMap<number, Relation>;
  readonly state: "no-profile" | "no-reference" | "compared";
}

/** Only for animals that still take part. Rows are locked in one order, because comparisons run side by side. */
async function storeMatches(tx: Tx, animalId: number, { found, state }: Outcome): Promise<void> {
  const locked = await tx
    .select({ id: relativeConsents.animalId })
    .from(relativeConsents)
    .where(inArray(relativeConsents.animalId, [animalId, ...found.keys()]))
    .orderBy(asc(relativeConsents.animalId))
    .for("update");
  if (!locked.some(({ id }) => id === animalId)) return;
  await tx
    .delete(relativeMatches)
    .where(or(eq(relativeMatches.animalId, animalId), eq(relativeMatches.relativeId, animalId)));
  const rows = locked.flatMap(({ id }) => {
    const relation = found.get(id);
    if (relation === undefined) return [];
    return [
      { animalId, relativeId: id, relation },
      { animalId: id, relativeId: animalId, relation },
    ];
  });
  if (rows.length > 0) await tx.insert(relativeMatches).values(rows);
  await tx.update(relativeConsents).set({ state }).where(eq(relativeConsents.animalId, animalId));
}

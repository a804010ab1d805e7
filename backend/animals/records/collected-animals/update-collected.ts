import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Tx } from "@/backend/db/client";
import { animalCollections } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import type { Caller } from "@/backend/http/caller";
import { notFound, Refusal } from "@/backend/http/refusals";
import { recordAnimalEvent } from "@/backend/animals/records/animals/record-event";
import { toColumns } from "./collected-columns";
import { lockAgent } from "./find-agent";
import { isChangeable, readCollected } from "./select-collected";

const cannotChange = new Refusal(409, {
  code: "fixed",
  message: "refusals.collectedFixed",
});

const isClaimedAlready = new Refusal(409, {
  code: "claimed",
  message: "refusals.collectedClaimed",
});

/** Once the owner has claimed the animal, only what belongs to the sample changes: barcode, day and note. */
export async function updateCollected(
  { tx, caller }: SignedInContext,
  { params: { id: animalId }, body: input }: Input<"collectedAnimals.update">,
) {
  const locked = await lockCollected(tx, caller, animalId);
  if (locked instanceof Refusal) return locked;
  const columns = await toColumns(tx, locked.agent, input, locked.collected);
  if (columns instanceof Refusal) return columns;
  if (locked.isClaimed) {
    const { barcode, collectedAt, collectedOn, note } = columns.collection;
    const sample = { barcode, collectedAt, collectedOn, note };
    await tx.update(animalCollections).set(sample).where(eq(animalCollections.animalId, animalId));
    await recordAnimalEvent(tx, caller, animalId, "changed");
  } else await changeRecord(tx, caller, animalId, markChange(locked, columns));
  return readCollected(tx, caller.language, animalId);
}

type Rows = Pick<Exclude<Awaited<ReturnType<typeof lockCollected>>, Refusal>, "animal" | "collected">;

type Columns = Exclude<Awaited<ReturnType<typeof toColumns>>, Refusal>;

/** Notes are written on the website only, so no device overwrites them. */
function markChange(stored: Rows, { animal, collection }: Columns) {
  const isSame =
    isDeepStrictEqual({ ...stored.animal, ...animal }, stored.animal) &&
    isDeepStrictEqual(
      { ...stored.collected, ...collection, note: null },
      { ...stored.collected, note: null },
    );
  const isChangedOnWebsite = stored.collected.isChangedOnWebsite || !isSame;
  return { animal, collection: { ...collection, isChangedOnWebsite } };
}

interface ChangedRows {
  readonly animal: Partial<typeof animals.$inferInsert>;
  readonly collection: PgUpdateSetSource<typeof animalCollections> & { readonly ownerEmail: string | null };
}

/** Changes a record that nobody has claimed. */
export async function changeRecord(
  tx: Tx,
  caller: Caller,
  animalId: number,
  { animal, collection }: ChangedRows,
) {
  const { ownerEmail, declinedAt } = animalCollections;
  const isSameOwner = sql`${ownerEmail} is not distinct from ${collection.ownerEmail}`;
  await tx.update(animals).set(animal).where(eq(animals.id, animalId));
  await tx
    .update(animalCollections)
    .set({ ...collection, declinedAt: sql`case when ${isSameOwner} then ${declinedAt} end` })
    .where(eq(animalCollections.animalId, animalId));
  await recordAnimalEvent(tx, caller, animalId, "changed");
}

export async function removeCollected(
  { tx, caller }: SignedInContext,
  { params: { id: animalId } }: Input<"collectedAnimals.remove">,
) {
  const locked = await lockCollected(tx, caller, animalId);
  if (locked instanceof Refusal) return locked;
  if (locked.isClaimed) return isClaimedAlready;
  await tx.delete(animals).where(eq(animals.id, animalId));
  return undefined;
}

/** Refuses another agent's animal, and one whose sample has arrived. */
export async function lockCollected(tx: Tx, caller: Caller, animalId: number) {
  const agent = await lockAgent(tx, caller);
  if (agent instanceof Refusal) return agent;
  const [animal] = await tx.select().from(animals).where(eq(animals.id, animalId)).for("update");
  const isOwn = and(eq(animalCollections.animalId, animalId), eq(animalCollections.agentId, agent.id));
  const find = (more?: ReturnType<typeof isChangeable>) =>
    tx
      .select({ collected: animalCollections })
      .from(animalCollections)
      .innerJoin(animals, eq(animals.id, animalCollections.animalId))
      .where(and(isOwn, more));
  const [own] = await find();
  if (own === undefined || animal === undefined) return notFound();
  if ((await find(isChangeable(tx))).length === 0) return cannotChange;
  const isClaimed = own.collected.claimedAt !== null || animal.ownerId !== null;
  return { agent, animal, isClaimed, collected: own.collected };
}

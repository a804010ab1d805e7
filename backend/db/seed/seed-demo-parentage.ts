import { and, eq, inArray } from "drizzle-orm";
import { subDays } from "date-fns";
import type { ConsentState } from "@/lib/config/animals/parentage";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { parentageConsents, parentageRequests } from "@/backend/db/schema/parentage";
import { users } from "@/backend/db/schema/users";
import { compareRequest } from "@/backend/animals/results/parentage/compare-request";
import { demoParentage, type DemoParentage } from "./demo-parentage";
import { putLarkspur } from "./put-larkspur";
import { demoEmail } from "./seed-demo-accounts";
import type { AreaSeed } from "./seed-types";
import { insertedRow } from "@/backend/db/inserted-row";

/** Requests of every outcome, and one that waits for the breeder's consent. Compared as in the running shop. */
export function seedDemoParentage(): AreaSeed {
  return {
    area: "demo-parentage",
    content: demoParentage,
    write: async (tx) => {
      await putLarkspur(tx);
      const now = new Date();
      for (const request of demoParentage) await putOnce(tx, request, now);
    },
  };
}

/** Skips requests that exist, also deleted ones. */
async function putOnce(tx: Tx, demo: DemoParentage, now: Date): Promise<void> {
  const parties = await findParties(tx, demo);
  if (parties === undefined || (await isKnown(tx, parties.columns))) return;
  const consent: ConsentState = demo.consent ?? "granted";
  const createdAt = subDays(now, demo.daysAgo);
  const isWaiting = consent === "waiting";
  const state = isWaiting ? "waiting-for-consent" : "waiting-for-profile";
  const request = insertedRow(
    await tx
      .insert(parentageRequests)
      .values({ ...parties.columns, state, createdAt })
      .returning(),
  );
  for (const { id: animalId, ownerId } of parties.parents)
    if (ownerId !== request.userId)
      await tx.insert(parentageConsents).values({
        requestId: request.id,
        animalId,
        ownerId,
        state: consent,
        decidedAt: isWaiting ? null : createdAt,
      });
  if (!isWaiting) await compareOn(tx, request, createdAt);
}

/** Who asks about which animals. Undefined without the account or the offspring. */
async function findParties(tx: Tx, demo: DemoParentage) {
  const userId = await findUser(tx, demo.by);
  const offspring = await findAnimal(tx, demo.offspring);
  const dam = demo.dam && (await findAnimal(tx, demo.dam));
  const sire = demo.sire && (await findAnimal(tx, demo.sire));
  if (userId === undefined || offspring === undefined) return undefined;
  return {
    columns: { userId, offspringId: offspring.id, damId: dam?.id ?? null, sireId: sire?.id ?? null },
    parents: [dam, sire].filter((animal) => animal !== undefined),
  };
}

interface RequestColumns {
  readonly userId: number;
  readonly offspringId: number;
  readonly damId: number | null;
  readonly sireId: number | null;
}

async function isKnown(tx: Tx, { userId, offspringId, ...parents }: RequestColumns): Promise<boolean> {
  const known = await tx
    .select()
    .from(parentageRequests)
    .where(and(eq(parentageRequests.userId, userId), eq(parentageRequests.offspringId, offspringId)));
  return known.some(({ damId, sireId }) => damId === parents.damId && sireId === parents.sireId);
}

/** Compares a request as if on this day. */
async function compareOn(
  tx: Tx,
  request: typeof parentageRequests.$inferSelect,
  createdAt: Date,
): Promise<void> {
  const { reportedAt } = await compareRequest(tx, request);
  if (reportedAt === null) return;
  await tx
    .update(parentageRequests)
    .set({ reportedAt: createdAt })
    .where(eq(parentageRequests.id, request.id));
}

async function findUser(tx: Tx, role: string): Promise<number | undefined> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoEmail(role)));
  return user?.id;
}

async function findAnimal(tx: Tx, [role, name]: readonly [role: string, name: string]) {
  const owners = tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoEmail(role)));
  const [animal] = await tx
    .select()
    .from(animals)
    .where(and(inArray(animals.ownerId, owners), eq(animals.name, name)));
  return animal;
}

import { and, eq, inArray } from "drizzle-orm";
import { subDays } from "date-fns";
import type { ConsentState } from "@/lib/config/animals/parentage";
import type { Tx } from "@/backend/db/client";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { parentageConsents, parentageRequests } from "@/backend/db/schema/parentage";
import { users } from "@/backend/db/schema/users";
import { compareRequest } from "@/backend/animals/results/parentage/compare-request";
import { demoParentage, type DemoParentage } from "./demo-parentage";
import { demoEmail } from "./seed-demo-accounts";
import { findDemoUser } from "./find-demo-user";
import type { AreaSeed } from "./seed-types";
import { insertedRow } from "@/backend/db/inserted-row";
import { findPanel } from "@/backend/genetics/panels";

const panelKey = "ISAG-CAT-STR-9";

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
  const userId = await findDemoUser(tx, demo.by);
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

/** A kitten of Odette and Caspian with one marker that changed by a mutation. */
async function putLarkspur(tx: Tx): Promise<void> {
  const own = await tx
    .select({ animal: animals })
    .from(animals)
    .innerJoin(users, eq(users.id, animals.ownerId))
    .where(eq(users.email, demoEmail("breeder")));
  const find = (name: string) => own.find(({ animal }) => animal.name === name)?.animal;
  const [dam, sire] = [find("Odette"), find("Caspian")];
  if (dam === undefined || sire === undefined || find("Larkspur") !== undefined) return;
  const { ownerId, speciesId, breedId } = dam;
  const [kitten] = await tx
    .insert(animals)
    .values({ ownerId, speciesId, breedId, name: "Larkspur", sex: "female", bornOn: "2024-05-04" })
    .returning({ id: animals.id });
  const [ofDam, ofSire] = [await readAlleles(tx, dam.id), await readAlleles(tx, sire.id)];
  if (kitten === undefined || ofDam === undefined || ofSire === undefined) return;
  const [mutated] = findPanel(panelKey)?.markers ?? [];
  const alleles = Object.fromEntries(
    Object.entries(ofDam).flatMap(([marker, [allele]]) => {
      const other = ofSire[marker]?.[0];
      return other === undefined ? [] : [[marker, [marker === mutated ? "199" : allele, other] as const]];
    }),
  );
  await tx.insert(dnaProfiles).values({ animalId: kitten.id, panelKey, madeOn: "2025-02-11", alleles });
}

async function readAlleles(tx: Tx, animalId: number) {
  const [profile] = await tx
    .select({ alleles: dnaProfiles.alleles })
    .from(dnaProfiles)
    .where(
      and(eq(dnaProfiles.animalId, animalId), eq(dnaProfiles.panelKey, panelKey), dnaProfiles.isCurrent),
    );
  return profile?.alleles;
}

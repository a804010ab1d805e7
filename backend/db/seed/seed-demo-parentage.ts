import { and, eq } from "drizzle-orm";
import { subDays } from "date-fns";
import type { ConsentState } from "@/lib/config/animals/parentage";
import type { Tx } from "@/backend/db/client";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { parentageConsents, parentageRequests } from "@/backend/db/schema/parentage";
import { compareRequest } from "@/backend/animals/results/parentage/compare-request";
import { demoParentage, type DemoParentage } from "./demo-parentage";
import { demoEmail } from "./seed-demo-accounts";
import { findAnimalOf, findDemoUser, readAlleles } from "./find-demo-user";
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

type Columns = NonNullable<Awaited<ReturnType<typeof findParties>>>["columns"];

async function isKnown(tx: Tx, { userId, offspringId, ...parents }: Columns): Promise<boolean> {
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

const findAnimal = (tx: Tx, [role, name]: readonly [role: string, name: string]) =>
  findAnimalOf(tx, demoEmail(role), name);

/** A kitten of Odette and Caspian with one marker that changed by a mutation. */
async function putLarkspur(tx: Tx): Promise<void> {
  const find = (name: string) => findAnimalOf(tx, demoEmail("breeder"), name);
  const [dam, sire] = [await find("Odette"), await find("Caspian")];
  if (dam === undefined || sire === undefined || (await find("Larkspur")) !== undefined) return;
  const { ownerId, speciesId, breedId } = dam;
  const [kitten] = await tx
    .insert(animals)
    .values({ ownerId, speciesId, breedId, name: "Larkspur", sex: "female", bornOn: "2024-05-04" })
    .returning({ id: animals.id });
  const [ofDam, ofSire] = [await readAlleles(tx, dam.id, panelKey), await readAlleles(tx, sire.id, panelKey)];
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

import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { activations } from "@/backend/db/schema/activations";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { relativeConsents } from "@/backend/db/schema/breeding-community";
import { users } from "@/backend/db/schema/users";
import type { MarkerAlleles } from "@/backend/genetics/genotype";
import { findPanel } from "@/backend/genetics/panels";
import { createRandom, pickByShare } from "@/backend/genetics/random";
import { enqueue, enqueueAll } from "@/backend/jobs/enqueue";
import { demoMarkerPool } from "@/backend/kits/lab/demo/frequencies";
import { hashPassword } from "@/backend/account/auth/passwords";
import { breedIds } from "./breed-ids";
import { demoCollies, type DemoCollie, demoKennels, demoParticipants } from "./demo-community";
import { findDemoUser, findUserId, readAlleles } from "./find-demo-user";
import type { AreaSeed } from "./seed-types";
import { putDemoResult } from "./seed-demo-results";
import { insertedRow } from "@/backend/db/inserted-row";
import { randomToken } from "@/backend/db/random-token";

const panelKey = "ISAG-DOG-STR-21";
const profiledOn = "2026-02-10";
/** Full Breed Profile for any dog breed. */
const breedProfile = 401;

/** Animals that take part in finding relatives and in statistics, after the results of the demo breeder's. */
export function seedDemoCommunity(): AreaSeed {
  return {
    area: "demo-community",
    content: [demoKennels, demoCollies, demoParticipants],
    write: async (tx) => {
      const kennels = await putKennels(tx);
      const breederId = await findDemoUser(tx, "breeder");
      const ids = [...kennels.values(), ...(breederId === undefined ? [] : [breederId])];
      for (const collie of demoCollies) await putOnce(tx, collie, kennels.get(collie.kennel) ?? 0, ids);
      await takePart(tx, [...kennels.values()]);
      if (breederId !== undefined) await takePart(tx, [breederId], demoParticipants);
      await enqueue(tx, "compute-carrier-rates", {});
    },
  };
}

async function putKennels(tx: Tx): Promise<Map<DemoCollie["kennel"], number>> {
  const passwordHash = await hashPassword(randomToken());
  const ids = new Map<DemoCollie["kennel"], number>();
  for (const { email, name, countryCode } of demoKennels) {
    await tx
      .insert(users)
      .values({ name, email, countryCode, type: "breeder", passwordHash, confirmedAt: new Date() })
      .onConflictDoNothing();
    ids.set(email, (await findUserId(tx, email)) ?? 0);
  }
  return ids;
}

/** Skips existing animals: they may have changed since. */
async function putOnce(tx: Tx, collie: DemoCollie, ownerId: number, ownerIds: readonly number[]) {
  const { kennel, name, sex, bornOn, parent, copies } = collie;
  if ((await findAnimal(tx, name, ownerIds)) !== undefined) return;
  const [breedId] = breedIds("canine", ["Border Collie"]);
  const animal = insertedRow(
    await tx
      .insert(animals)
      .values({ ownerId, name, sex, bornOn, breedId, speciesId: 1 })
      .returning({ id: animals.id }),
  );
  const parentId = parent && (await findAnimal(tx, parent, ownerIds));
  const alleles = drawAlleles(name, parentId ? await readAlleles(tx, parentId, panelKey) : undefined);
  await tx.insert(dnaProfiles).values({ animalId: animal.id, panelKey, madeOn: profiledOn, alleles });
  await putDemoResult(
    tx,
    { owner: kennel, animal: name, product: breedProfile, daysAgo: 120, ...(copies && { copies }) },
    new Date(),
  );
}

async function findAnimal(tx: Tx, name: string, ownerIds: readonly number[]): Promise<number | undefined> {
  const [animal] = await tx
    .select({ id: animals.id })
    .from(animals)
    .where(and(eq(animals.name, name), inArray(animals.ownerId, [...ownerIds])));
  return animal?.id;
}

/** One allele of the known parent, the other with the frequencies of the demo. */
function drawAlleles(name: string, parent: MarkerAlleles = {}): MarkerAlleles {
  const panel = findPanel(panelKey);
  const random = createRandom(`${name} ${panelKey}`);
  return Object.fromEntries(
    (panel?.markers ?? []).map((marker) => {
      const draw = () => (panel ? pickByShare(random, demoMarkerPool(panel, marker)) : "");
      const inherited = parent[marker]?.[random() < 0.5 ? 0 : 1];
      return [marker, [inherited ?? draw(), draw()] as const];
    }),
  );
}

/** All animals of these owners, or those with one of the names. */
async function takePart(tx: Tx, ownerIds: number[], names?: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ animalId: animals.id, ownerId: animals.ownerId })
    .from(animals)
    .where(and(inArray(animals.ownerId, ownerIds), names ? inArray(animals.name, [...names]) : undefined));
  const consents = rows.flatMap(({ animalId, ownerId }) => (ownerId === null ? [] : [{ animalId, ownerId }]));
  const added = await tx
    .insert(relativeConsents)
    .values(consents)
    .onConflictDoNothing()
    .returning({ animalId: relativeConsents.animalId });
  const ids = added.map(({ animalId }) => animalId);
  await tx
    .update(activations)
    .set({ statisticsConsentAt: new Date() })
    .where(inArray(activations.animalId, ids));
  await enqueueAll(tx, "find-relatives", added);
}

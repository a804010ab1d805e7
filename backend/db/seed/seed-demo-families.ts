import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { type SpeciesName, speciesId } from "@/lib/domain/species";
import { breedIds } from "./breed-ids";
import {
  demoClients,
  type DemoParents,
  demoParents,
  type DemoRelative,
  demoRelatives,
} from "./demo-families";
import { findDemoUser } from "./find-demo-user";
import type { AreaSeed } from "./seed-types";

/** After the kits, which are activated for the animals of `demo-animals` only. */
export function seedDemoFamilies(): AreaSeed {
  return {
    area: "demo-families",
    content: [demoRelatives, demoParents, demoClients],
    write: async (tx) => {
      for (const [index, relative] of demoRelatives.entries()) await putOnce(tx, relative, index);
      for (const parents of demoParents) await stateParents(tx, parents);
      for (const { patient, ...contact } of demoClients) await setContact(tx, patient, contact);
    },
  };
}

/** Skips existing animals: their owner may have edited them. */
async function putOnce(tx: Tx, { owner, species, breed, isArchived, ...facts }: DemoRelative, index: number) {
  const ownerId = await findDemoUser(tx, owner);
  if (ownerId === undefined || (await findAnimal(tx, ownerId, species, facts.name)) !== undefined) return;
  const [breedId] = breed === null ? [] : breedIds(species, [breed]);
  await tx.insert(animals).values({
    ...facts,
    ownerId,
    breedId,
    speciesId: speciesId(species),
    chipNumber: String(956_000_012_000_101 + index * 7),
    archivedAt: isArchived ? new Date("2024-06-01T09:00:00Z") : null,
  });
}

/** Where the owner has stated none. */
async function stateParents(tx: Tx, { owner, species, dam, sire, offspring }: DemoParents): Promise<void> {
  const ownerId = await findDemoUser(tx, owner);
  if (ownerId === undefined) return;
  const find = (name: string | null) => (name === null ? undefined : findAnimal(tx, ownerId, species, name));
  const parents = { damId: (await find(dam)) ?? null, sireId: (await find(sire)) ?? null };
  for (const name of offspring) {
    const id = await find(name);
    if (id === undefined) continue;
    await tx
      .update(animals)
      .set(parents)
      .where(and(eq(animals.id, id), isNull(animals.damId), isNull(animals.sireId)));
  }
}

async function setContact(
  tx: Tx,
  patient: string,
  contact: { readonly contactName: string; readonly contactEmail: string },
): Promise<void> {
  const ownerId = await findDemoUser(tx, "vet");
  if (ownerId === undefined) return;
  await tx
    .update(animals)
    .set(contact)
    .where(and(eq(animals.ownerId, ownerId), eq(animals.name, patient), isNull(animals.contactName)));
}

async function findAnimal(
  tx: Tx,
  ownerId: number,
  species: SpeciesName,
  name: string,
): Promise<number | undefined> {
  const [animal] = await tx
    .select({ id: animals.id })
    .from(animals)
    .where(
      and(eq(animals.ownerId, ownerId), eq(animals.speciesId, speciesId(species)), eq(animals.name, name)),
    );
  return animal?.id;
}

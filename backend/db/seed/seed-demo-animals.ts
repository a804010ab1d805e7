import { and, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import type { AllelePool } from "@/backend/genetics/mendel";
import { findPanel } from "@/backend/genetics/panels";
import { createRandom, pickByShare } from "@/backend/genetics/random";
import { demoMarkerPool } from "@/backend/kits/lab/demo/frequencies";
import { speciesId } from "@/lib/domain/species";
import { breedIds } from "./breed-ids";
import { type DemoAnimal, demoAnimals } from "./demo-animals";
import { findDemoUser } from "./find-demo-user";
import type { AreaSeed } from "./seed-types";
import { insertedRow } from "@/backend/db/inserted-row";

export function seedDemoAnimals(): AreaSeed {
  return {
    area: "demo-animals",
    content: demoAnimals,
    write: async (tx) => {
      for (const animal of demoAnimals) await putOnce(tx, animal);
    },
  };
}

/** Skips existing animals: their owner may have edited them. */
async function putOnce(tx: Tx, animal: DemoAnimal): Promise<void> {
  const { owner, name, species, breed, sex, bornOn, registrationName } = animal;
  const ownerId = await findDemoUser(tx, owner);
  if (ownerId === undefined) return;
  if ((await tx.$count(animals, and(eq(animals.ownerId, ownerId), eq(animals.name, name)))) > 0) return;
  const [breedId] = breed ? breedIds(species, [breed]) : [];
  const row = { ownerId, speciesId: speciesId(species), name, breedId, sex, bornOn, registrationName };
  const made = insertedRow(await tx.insert(animals).values(row).returning({ id: animals.id }));
  for (const { panel, madeOn, gaps = 0 } of animal.profiles)
    await tx
      .insert(dnaProfiles)
      .values({ animalId: made.id, panelKey: panel, madeOn, alleles: allelesOf(animal, panel, gaps) });
}

type Alleles = Record<string, readonly [string, string]>;

/** Invented but deterministic, with the frequencies of the demo laboratory; one allele from each known parent. */
export function allelesOf(animal: DemoAnimal, panelKey: string, gaps: number): Alleles {
  const panel = findPanel(panelKey);
  const pairs = (panel?.markers ?? []).map(
    (marker) => [marker, pairAt(animal, marker, panel && demoMarkerPool(panel, marker))] as const,
  );
  return Object.fromEntries(pairs.slice(gaps));
}

function pairAt(animal: DemoAnimal, marker: string, pool: AllelePool | undefined): readonly [string, string] {
  const parents = (animal.parents ?? []).flatMap((name) =>
    demoAnimals.filter((one) => one.owner === animal.owner && one.name === name),
  );
  const [dam, sire] = parents.map((parent) => pairAt(parent, marker, pool));
  const draw = (place: number) =>
    pool ? pickByShare(createRandom(`${animal.owner} ${animal.name} ${marker} ${place}`), pool) : "";
  return [dam?.[0] ?? draw(0), sire?.[1] ?? draw(1)];
}

import { and, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { users } from "@/backend/db/schema/users";
import { speciesId } from "@/lib/domain/species";
import { breedIds } from "./breed-ids";
import { type DemoAnimal, demoAnimals } from "./demo-animals";
import { demoEmail } from "./seed-demo-accounts";
import { panelRows } from "./seed-panels";
import type { AreaSeed } from "./seed";

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
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoEmail(owner)));
  if (user === undefined) return;
  const known = await tx
    .select({ id: animals.id })
    .from(animals)
    .where(and(eq(animals.ownerId, user.id), eq(animals.name, name)));
  if (known.length > 0) return;
  const [breedId] = breed ? breedIds(species, [breed]) : [];
  const row = { ownerId: user.id, speciesId: speciesId(species), ...{ name, breedId, sex, bornOn } };
  const [made] = await tx
    .insert(animals)
    .values({ ...row, registrationName })
    .returning({ id: animals.id });
  if (made === undefined) throw new Error("An insert returned no row.");
  for (const { panel, madeOn, gaps = 0 } of animal.profiles)
    await tx
      .insert(dnaProfiles)
      .values({ animalId: made.id, panelKey: panel, madeOn, alleles: allelesOf(animal, panel, gaps) });
}

type Alleles = Record<string, readonly [string, string]>;

/** Invented but deterministic; an animal with known parents gets one allele from each. */
function allelesOf(animal: DemoAnimal, panel: string, gaps: number): Alleles {
  const { markers = [], technology } = panelRows.find(({ key }) => key === panel) ?? {};
  const versions = technology === "SNP" ? ["A", "G"] : ["101", "103", "105", "107", "109", "111"];
  const pairs = markers.map((marker, index) => [marker, pairAt(animal, index, versions)] as const);
  return Object.fromEntries(pairs.slice(gaps));
}

function pairAt(animal: DemoAnimal, index: number, versions: readonly string[]): readonly [string, string] {
  const parents = (animal.parents ?? []).flatMap((name) =>
    demoAnimals.filter((one) => one.owner === animal.owner && one.name === name),
  );
  const [dam, sire] = parents.map((parent) => pairAt(parent, index, versions));
  const draw = (place: number) => versions[spread(`${animal.name}${index}.${place}`) % versions.length] ?? "";
  return [dam?.[0] ?? draw(0), sire?.[1] ?? draw(1)];
}

function spread(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7);
}

import { asc, eq } from "drizzle-orm";
import { type LabResultKind, labResultKinds } from "@/lib/config/kits/lab";
import type { LabResults } from "@/lib/domain/kits/lab-event";
import { bacteriaLevels } from "@/lib/domain/kits/lab-results";
import { type SpeciesName, speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { findBreed } from "@/backend/shop/public/find-breed";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { genotypes } from "@/backend/db/schema/lab";
import { listLociOfTests } from "@/backend/genetics/loci";
import { panels } from "@/backend/genetics/panels";
import { createRandom } from "@/backend/genetics/random";
import { findCurrentProfile } from "./choose-profile";
import { readReportedTests } from "./read-reported-tests";
import { drawSample, type ParentSample } from "@/backend/kits/lab/demo/draw-sample";

type Animal = typeof animals.$inferSelect;

export const demoAssay = "demo-2026.1";

interface Drawn {
  readonly activationId: number;
  readonly animal: Animal;
}

/** Invented results of everything an activation asks for. The same animal always has the same ones. */
export async function drawResults(tx: Tx, { activationId, animal }: Drawn): Promise<LabResults> {
  const { tests, labWork } = await readReportedTests(tx, activationId);
  const species = speciesName(animal.speciesId);
  const panelKey = panels.find((panel) => panel.isCurrent && panel.species === species)?.key ?? null;
  const seed = seedOf(animal.id);
  const loci = listLociOfTests(tests.map(({ code }) => code));
  const ancestors = { panelKey, loci, generations: maxGenerations };
  const sample = drawSample({
    seed,
    species,
    sex: animal.sex,
    panelKey,
    loci,
    dam: await findParent(tx, animal.damId, ancestors),
    sire: await findParent(tx, animal.sireId, ancestors),
  });
  const onFile = panelKey === null ? null : await findProfile(tx, animal.id, panelKey);
  const profile = sample.profile && {
    panel: sample.profile.panel,
    alleles: { ...sample.profile.alleles, ...onFile?.alleles },
  };
  const earlier = await findOnFile(tx, animal.id, null);
  const kinds = labResultKinds.filter((kind) => labWork.some((work) => work === kind));
  const breed = await readStatedBreed(tx, animal);
  return {
    type: "results",
    run: 1,
    assayVersion: demoAssay,
    profile,
    genotypes: sample.genotypes.map((genotype) => findCall(earlier, genotype.locus) ?? genotype),
    others: kinds.map((kind) => ({
      kind,
      content: drawOther(kind, { species, breed }, createRandom(`${seed} ${kind}`)),
    })),
  };
}

/** A later test of an animal agrees with an earlier one. */
const findCall = (sample: ParentSample | undefined, locus: string) =>
  sample?.genotypes.find((genotype) => genotype.locus === locus && genotype.alleles !== null);

async function findOnFile(
  tx: Tx,
  animalId: number | null,
  panelKey: string | null,
): Promise<ParentSample | undefined> {
  if (animalId === null) return undefined;
  const rows = await tx
    .select({ locus: genotypes.locus, alleles: genotypes.alleles })
    .from(genotypes)
    .innerJoin(samples, eq(samples.kitId, genotypes.kitId))
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .where(eq(activations.animalId, animalId))
    .orderBy(asc(genotypes.id));
  return { genotypes: rows, profile: panelKey === null ? null : await findProfile(tx, animalId, panelKey) };
}

const seedOf = (animalId: number) => `demo animal ${animalId}`;

interface Ancestors {
  readonly panelKey: string | null;
  readonly loci: Parameters<typeof drawSample>[0]["loci"];
  readonly generations: number;
}

/** Older ancestors are drawn as if they had no parents. */
const maxGenerations = 3;

/**
 * What a parent has on file, and for the rest what its own sample will show: the offspring's sample may come first, and
 * both must agree.
 */
async function findParent(
  tx: Tx,
  animalId: number | null,
  { generations, panelKey, loci }: Ancestors,
): Promise<ParentSample | undefined> {
  if (animalId === null || generations === 0) return undefined;
  const [animal] = await tx.select().from(animals).where(eq(animals.id, animalId));
  if (animal === undefined) return undefined;
  const older = { panelKey, loci, generations: generations - 1 };
  const drawn = drawSample({
    seed: seedOf(animalId),
    species: speciesName(animal.speciesId),
    sex: animal.sex,
    panelKey,
    loci,
    dam: await findParent(tx, animal.damId, older),
    sire: await findParent(tx, animal.sireId, older),
  });
  const known = await findOnFile(tx, animalId, panelKey);
  const alleles = { ...drawn.profile?.alleles, ...known?.profile?.alleles };
  return {
    genotypes: [...(known?.genotypes ?? []), ...drawn.genotypes],
    profile: panelKey === null ? null : { panel: panelKey, alleles },
  };
}

async function findProfile(tx: Tx, animalId: number, panelKey: string) {
  const row = await findCurrentProfile(tx, animalId, panelKey);
  return row ? { panel: row.panelKey, alleles: row.alleles } : null;
}

const demoBreeds: Readonly<Record<SpeciesName, readonly string[]>> = {
  canine: ["Labrador Retriever", "Border Collie", "Beagle", "Boxer", "Whippet"],
  feline: ["British Shorthair", "Maine Coon", "Siamese", "Ragdoll", "Birman"],
};

/** As stated by the owner. */
async function readStatedBreed(tx: Tx, { breedId, isMixedBreed }: Animal): Promise<string | null> {
  return isMixedBreed ? null : ((await findBreed(tx, breedId))?.name ?? null);
}

interface DrawnAnimal {
  readonly species: SpeciesName;
  /** Null for mixed and unknown breeds. */
  readonly breed: string | null;
}

/** Marked as invented, because no genotype stands behind it. */
function drawOther(kind: LabResultKind, { species, breed }: DrawnAnimal, random: () => number): object {
  const between = (min: number, max: number) => min + Math.round(random() * (max - min));
  const isDemo = true;
  if (kind === "age-estimate") {
    const years = between(1, 12);
    return { isDemo, years, low: Math.max(0, years - 1), high: years + 1 };
  }
  if (kind === "oral-bacteria") return { isDemo, level: bacteriaLevels[between(0, 2)] };
  if (kind === "heterozygosity") return { isDemo, percent: between(25, 45), markerCount: 7_500 };
  if (breed !== null) {
    const percent = between(94, 99);
    return { isDemo, breeds: [{ breed, percent, low: percent - 3, high: 100 }] };
  }
  const [first, second, third] = [between(40, 60), between(15, 22), between(6, 12)];
  const start = between(0, 4);
  const nameAt = (at: number) => demoBreeds[species][(start + at) % demoBreeds[species].length];
  return {
    isDemo,
    breeds: [first, second, third].map((percent, at) => {
      const range = between(2, 5);
      return { breed: nameAt(at), percent, low: percent - range, high: percent + range };
    }),
  };
}

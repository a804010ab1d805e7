import { and, asc, eq } from "drizzle-orm";
import { type LabResultKind, labResultKinds } from "@/lib/config/lab";
import type { LabResults } from "@/lib/domain/lab-event";
import { type SpeciesName, speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { activations, litters, samples } from "@/backend/db/schema/activations";
import { type animals, dnaProfiles } from "@/backend/db/schema/animals";
import { genotypes } from "@/backend/db/schema/lab";
import { listLociOfTests } from "@/backend/genetics/loci";
import { panels } from "@/backend/genetics/panels";
import { createRandom } from "@/backend/genetics/random";
import { readReportedTests } from "@/backend/modules/results/read-reported-tests";
import { drawSample, type ParentSample } from "./draw-sample";

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
  const seed = `demo animal ${animal.id}`;
  const sample = drawSample({
    ...{ seed, species, sex: animal.sex, panelKey },
    loci: listLociOfTests(tests.map(({ code }) => code)),
    ...(await findParents(tx, animal.litterId, panelKey)),
  });
  const onFile = panelKey === null ? null : await findProfile(tx, animal.id, panelKey);
  const profile = sample.profile && {
    panel: sample.profile.panel,
    alleles: { ...sample.profile.alleles, ...onFile?.alleles },
  };
  const kinds = labResultKinds.filter((kind) => labWork.some((work) => work === kind));
  return {
    ...{ type: "results", run: 1, assayVersion: demoAssay, profile, genotypes: sample.genotypes },
    others: kinds.map((kind) => ({
      kind,
      content: drawOther(kind, species, createRandom(`${seed} ${kind}`)),
    })),
  };
}

async function findParents(tx: Tx, litterId: number | null, panelKey: string | null) {
  if (litterId === null) return {};
  const [litter] = await tx.select().from(litters).where(eq(litters.id, litterId));
  return {
    dam: await findOnFile(tx, litter?.damId ?? null, panelKey),
    sire: await findOnFile(tx, litter?.sireId ?? null, panelKey),
  };
}

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

async function findProfile(tx: Tx, animalId: number, panelKey: string) {
  const [row] = await tx
    .select()
    .from(dnaProfiles)
    .where(
      and(
        eq(dnaProfiles.animalId, animalId),
        eq(dnaProfiles.panelKey, panelKey),
        eq(dnaProfiles.isCurrent, true),
      ),
    );
  return row ? { panel: row.panelKey, alleles: row.alleles } : null;
}

const demoBreeds: Readonly<Record<SpeciesName, readonly string[]>> = {
  canine: ["Labrador Retriever", "Border Collie", "Beagle", "Boxer", "Whippet"],
  feline: ["British Shorthair", "Maine Coon", "Siamese", "Ragdoll", "Birman"],
};

/** Marked as invented, because no genotype stands behind it. */
function drawOther(kind: LabResultKind, species: SpeciesName, random: () => number): object {
  const between = (min: number, max: number) => min + Math.round(random() * (max - min));
  const isDemo = true;
  if (kind === "age-estimate") return { isDemo, years: between(1, 12) };
  if (kind === "oral-bacteria") return { isDemo, level: ["low", "medium", "high"][between(0, 2)] };
  if (kind === "heterozygosity") return { isDemo, percent: between(25, 45) };
  const [first, second] = [between(40, 70), between(10, 25)];
  const start = between(0, 4);
  const nameAt = (at: number) => demoBreeds[species][(start + at) % demoBreeds[species].length];
  return {
    isDemo,
    breeds: [first, second, 100 - first - second].map((percent, at) => ({ breed: nameAt(at), percent })),
  };
}

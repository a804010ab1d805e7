import { addDays, subDays } from "date-fns";
import { and, eq } from "drizzle-orm";
import { labStages, ownLabs } from "@/lib/config/kits/lab";
import type { LabEventContent, LabResults } from "@/lib/domain/kits/lab-event";
import type { Tx } from "@/backend/db/client";
import { importedResults } from "@/backend/db/schema/documents";
import { kits } from "@/backend/db/schema/kits";
import { labEvents, labProgress, reportVersions, stagePasses } from "@/backend/db/schema/lab";
import { findReading } from "@/backend/genetics/loci";
import { drawResults } from "@/backend/kits/public/draw-results";
import { foldEvents } from "@/backend/kits/lab/fold-events";
import { issueReport } from "@/backend/kits/lab/issue-report";
import { readEvents } from "@/backend/kits/lab/read-events";
import { lockTube, type Tube } from "@/backend/kits/lab/tube";
import { chooseCurrentProfiles, writeProfiles, writeResults } from "@/backend/kits/lab/write-results";
import { demoBarcode, putActivation } from "./demo-activation";
import { findAnimalOf } from "./find-demo-user";
import { demoAnimals } from "./demo-animals";
import { demoCopies, type DemoResult, demoResults } from "./demo-results";
import { demoEmail } from "./seed-demo-accounts";
import { allelesOf } from "./seed-demo-animals";
import type { AreaSeed } from "./seed-types";

/** Finished tests of the demo animals, with the reports that the laboratory's own code issues. Nobody is mailed. */
export function seedDemoResults(): AreaSeed {
  return {
    area: "demo-results",
    content: [demoResults, demoCopies],
    write: async (tx) => {
      const now = new Date();
      for (const demo of demoResults) await putDemoResult(tx, demo, now);
    },
  };
}

/** Once: its barcode follows from the animal. */
export async function putDemoResult(tx: Tx, demo: DemoResult, now: Date): Promise<void> {
  const email = demo.owner.includes("@") ? demo.owner : demoEmail(demo.owner);
  const animal = await findAnimalOf(tx, email, demo.animal);
  if (animal === undefined) return;
  const productId = demo.product;
  const activatedAt = subDays(now, demo.daysAgo + 14);
  const [kit] = await tx
    .insert(kits)
    .values({ barcode: barcodeOf(demo), productId, createdAt: activatedAt, sentAt: activatedAt })
    .onConflictDoNothing({ target: kits.barcode })
    .returning({ id: kits.id });
  if (kit === undefined) return;
  const { id: animalId, ownerId: userId } = animal;
  const { collector } = demo;
  await putActivation(tx, { kitId: kit.id, productId, animalId, userId, email, collector, activatedAt }, 3);
  const tube = await lockTube(tx, kit.id);
  if (tube === undefined) throw new Error("A new activation has a tube.");
  await report(tx, tube, demo, now);
  const imported = (demo.imported ?? []).map(([source, testName, result, testedOn]) => ({
    animalId,
    source,
    testName,
    result,
    testedOn,
  }));
  if (imported.length > 0) await tx.insert(importedResults).values(imported);
}

function barcodeOf({ owner, animal, product }: DemoResult): string {
  return demoBarcode(`demo result ${owner} ${animal} ${product}`);
}

/** The events of a finished sample, stored as handled: the demo laboratory leaves the tube alone. */
async function report(tx: Tx, tube: Tube, demo: DemoResult, now: Date): Promise<void> {
  const receivedAt = tube.sample.receivedAt ?? now;
  const first = await resultsOf(tx, tube, demo);
  const events: LabEventContent[] = [
    ...labStages.slice(0, -1).map((stage): LabEventContent => ({ type: "stage", stage })),
    withoutLoci(first, demo.missing ?? []),
    { type: "stage", stage: "report-ready" },
  ];
  await addEvents(tx, tube, events, (at) => addDays(receivedAt, at));
  const passes = [...labStages].map((stage) => ({ kitId: tube.kit.id, stage, isMailed: false }));
  await tx.insert(stagePasses).values(passes);
  await issue(tx, tube, subDays(now, demo.daysAgo));
  if (demo.repeatedDaysAgo === undefined) return;
  const repeatedAt = subDays(now, demo.repeatedDaysAgo);
  await addEvents(tx, tube, [{ ...first, run: 2 }], () => repeatedAt);
  await issue(tx, tube, repeatedAt);
}

async function addEvents(
  tx: Tx,
  { kit }: Tube,
  events: readonly LabEventContent[],
  dateOf: (at: number) => Date,
): Promise<void> {
  const known = (await readEvents(tx, kit.id)).length;
  await tx.insert(labEvents).values(
    events.map(({ type, ...body }, at) => ({
      kitId: kit.id,
      lab: ownLabs.demo,
      eventId: `${kit.barcode}-${known + at + 1}`,
      sequence: known + at + 1,
      type,
      body,
      occurredAt: dateOf(at),
    })),
  );
}

async function issue(tx: Tx, tube: Tube, issuedAt: Date): Promise<void> {
  const events = await readEvents(tx, tube.kit.id);
  await writeResults(tx, tube.kit.id, events);
  await writeProfiles(tx, tube, events);
  await chooseCurrentProfiles(tx, tube.animal.id);
  const { problemFrom: _, ...state } = foldEvents(events);
  await tx
    .insert(labProgress)
    .values({ kitId: tube.kit.id, ...state })
    .onConflictDoUpdate({ target: labProgress.kitId, set: state });
  const issued = await issueReport(tx, tube);
  if (issued === undefined) return;
  await tx
    .update(reportVersions)
    .set({ issuedAt })
    .where(
      and(eq(reportVersions.activationId, tube.activation.id), eq(reportVersions.version, issued.version)),
    );
}

/** Invented results, apart from what the demo wants to show. */
async function resultsOf(tx: Tx, { activation, animal }: Tube, demo: DemoResult): Promise<LabResults> {
  const drawn = await drawResults(tx, { activationId: activation.id, animal });
  const chosen = chosenAlleles(demo);
  const shares = demo.breedMix?.map(([breed, percent, low, high]) => ({ breed, percent, low, high }));
  return {
    ...drawn,
    profile: drawn.profile && withInventedMarkers(drawn.profile, demo),
    genotypes: drawn.genotypes?.map((genotype) => ({
      ...genotype,
      alleles: chosen.get(genotype.locus) ?? genotype.alleles,
    })),
    others: [
      ...(drawn.others ?? []).filter(({ kind }) => kind !== "breed-mix" || shares === undefined),
      ...(shares ? [{ kind: "breed-mix" as const, content: { isDemo: true, breeds: shares } }] : []),
    ],
  };
}

/** Alleles by locus that the demo sets instead of drawing them. */
function chosenAlleles(demo: DemoResult): Map<string, readonly string[]> {
  const chosen = new Map<string, readonly string[]>(Object.entries(demo.alleles ?? {}));
  for (const [code, copies] of Object.entries(demo.copies ?? demoCopies[demo.animal] ?? {})) {
    const reading = findReading(code);
    const variant = reading?.variants[0];
    if (reading && variant)
      chosen.set(reading.locus.key, copies === 2 ? [variant, variant] : [reading.locus.normal, variant]);
  }
  return chosen;
}

/** Also the markers that the profile on file lacks: those of the offspring follow from them. */
function withInventedMarkers(profile: NonNullable<LabResults["profile"]>, demo: DemoResult) {
  const invented = demoAnimals.find(({ owner, name }) => owner === demo.owner && name === demo.animal);
  if (!invented?.profiles.some(({ panel }) => panel === profile.panel)) return profile;
  return { ...profile, alleles: { ...profile.alleles, ...allelesOf(invented, profile.panel, 0) } };
}

function withoutLoci(results: LabResults, loci: readonly string[]): LabResults {
  const genotypes = results.genotypes?.map((genotype) =>
    loci.includes(genotype.locus)
      ? { locus: genotype.locus, alleles: null, reason: "too-little-dna" as const }
      : genotype,
  );
  return { ...results, genotypes };
}

import { randomUUID } from "node:crypto";
import { activations, samples } from "@/backend/db/schema/activations";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import { labProgress, reportVersions } from "@/backend/db/schema/lab";

interface TestedAnimal {
  readonly ownerId: number;
  readonly name: string;
  readonly isReported?: boolean;
}

const genoPet = 969;

/** A dog with a tube that the laboratory has received, and optionally a report. */
export async function addTestedAnimal(tx: Tx, { ownerId, name, isReported = false }: TestedAnimal) {
  const barcode = `TST${randomUUID().replaceAll("-", "").slice(0, 12)}`.toUpperCase();
  const [animal] = await tx
    .insert(animals)
    .values({ ownerId, name, speciesId: 1, sex: "male" })
    .returning({ id: animals.id });
  const [kit] = await tx.insert(kits).values({ barcode, productId: genoPet }).returning({ id: kits.id });
  const [id, kitId] = [animal?.id ?? 0, kit?.id ?? 0];
  const [activation] = await tx
    .insert(activations)
    .values({
      token: randomUUID(),
      attemptId: randomUUID(),
      email: "jo@test.example",
      kitId,
      animalId: id,
      productId: genoPet,
    })
    .returning({ id: activations.id });
  const activationId = activation?.id ?? 0;
  const receivedAt = new Date();
  await tx.insert(samples).values({ activationId, kitId, attempt: 1, tube: 1, receivedAt });
  await tx
    .insert(labProgress)
    .values({ kitId, stage: "received", reachedAt: { received: receivedAt.toISOString() } });
  if (isReported)
    await tx
      .insert(reportVersions)
      .values({ activationId, version: 1, status: "current", isPartial: false, content });
  return { id, barcode, kitId, activationId };
}

const content = {
  animal: { name: "Test", species: "canine" as const, sex: "male" },
  tests: [
    { test: "prcd", locus: "PRCD", genotype: "N/N", outcome: "clear" as const, reason: null },
    { test: "mdr1", locus: "ABCB1", genotype: "N/M", outcome: "carrier" as const, reason: null },
  ],
  profile: null,
  others: [
    {
      kind: "breed-mix",
      content: {
        breeds: [
          { breed: "Beagle", percent: 30 },
          { breed: "Whippet", percent: 70 },
          { breed: 7, percent: "all" },
        ],
      },
    },
  ],
  assayVersion: "test",
};

import type { Tx } from "@/backend/db/client";
import { labProgress } from "@/backend/db/schema/lab";
import { insertReport, insertTube } from "@/backend/testing/insert-tube";
import { createAnimal } from "@/backend/testing/create-users";

interface TestedAnimal {
  readonly ownerId: number;
  readonly name: string;
  readonly isReported?: boolean;
}

/** A dog with a tube that the laboratory has received, and optionally a report. */
export async function addTestedAnimal(tx: Tx, { ownerId, name, isReported = false }: TestedAnimal) {
  const id = await createAnimal(tx, { ownerId, name });
  const receivedAt = new Date();
  const { barcode, kitId, activationId } = await insertTube(tx, id, {}, { receivedAt });
  await tx
    .insert(labProgress)
    .values({ kitId, stage: "received", reachedAt: { received: receivedAt.toISOString() } });
  if (isReported) await insertReport(tx, activationId, content);
  return { id, barcode, kitId, activationId };
}

const content = {
  animal: { name: "Test", species: "canine" as const, sex: "male" },
  tests: [
    { test: "prcd", locus: "PRCD", genotype: "N/N", outcome: "clear" as const, reason: null },
    { test: "mdr1", locus: "ABCB1", genotype: "N/M", outcome: "carrier" as const, reason: null },
  ],
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
};

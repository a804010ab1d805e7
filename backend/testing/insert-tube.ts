import { randomUUID } from "node:crypto";
import type { ReportContent } from "@/lib/domain/animals/report-content";
import type { Tx } from "@/backend/db/client";
import { insertedRow } from "@/backend/db/inserted-row";
import { activations, samples } from "@/backend/db/schema/activations";
import { kits } from "@/backend/db/schema/kits";
import { reportVersions } from "@/backend/db/schema/lab";

const genoPet = 969;

type Activation = typeof activations.$inferInsert;

/** The rows that an activation leaves behind. Returns its id. */
export async function insertActivation(
  tx: Tx,
  row: Partial<Activation> & Pick<Activation, "kitId" | "animalId">,
  sample: Partial<typeof samples.$inferInsert> = {},
): Promise<number> {
  const secrets = { token: randomUUID(), attemptId: randomUUID() };
  const { id } = insertedRow(
    await tx
      .insert(activations)
      .values({ ...secrets, email: "jo@test.example", productId: genoPet, ...row })
      .returning({ id: activations.id }),
  );
  await tx.insert(samples).values({ activationId: id, kitId: row.kitId, attempt: 1, tube: 1, ...sample });
  return id;
}

/** An activated tube of an animal. */
export async function insertTube(
  tx: Tx,
  animalId: number,
  row: Partial<Activation> = {},
  sample: Partial<typeof samples.$inferInsert> = {},
) {
  const barcode = `TST${randomUUID().replaceAll("-", "").slice(0, 12)}`.toUpperCase();
  const kit = { barcode, productId: row.productId ?? genoPet };
  const { id: kitId } = insertedRow(await tx.insert(kits).values(kit).returning({ id: kits.id }));
  return { barcode, kitId, activationId: await insertActivation(tx, { ...row, kitId, animalId }, sample) };
}

type TestContent = Pick<ReportContent, "animal"> & Partial<ReportContent>;

/** A current report of a tube. Returns its id. */
export async function insertReport(
  tx: Tx,
  activationId: number,
  content: TestContent,
  row: Partial<typeof reportVersions.$inferInsert> = {},
): Promise<number> {
  const nothing = { tests: [], profile: null, others: [], assayVersion: "test" };
  const version = { version: 1, status: "current", isPartial: false } as const;
  const { id } = insertedRow(
    await tx
      .insert(reportVersions)
      .values({ activationId, ...version, content: { ...nothing, ...content }, ...row })
      .returning({ id: reportVersions.id }),
  );
  return id;
}

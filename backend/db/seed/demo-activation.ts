import { createHash } from "node:crypto";
import { addDays } from "date-fns";
import { toKitBarcode } from "@/lib/domain/kits/kit-barcode";
import type { Tx } from "@/backend/db/client";
import { insertedRow } from "@/backend/db/inserted-row";
import { randomId, randomToken } from "@/backend/db/random-token";
import { activations, samples } from "@/backend/db/schema/activations";

/** Deterministic, so that the demo has the same barcodes after every first start. */
export function demoBarcode(text: string): string {
  const hash = createHash("sha256").update(text).digest();
  return toKitBarcode(String(hash.readUIntBE(0, 6) % 10 ** 12).padStart(12, "0"));
}

type DemoActivation = Omit<typeof activations.$inferInsert, "token" | "attemptId" | "updatedAt"> & {
  readonly kitId: number;
  readonly activatedAt: Date;
};

/** An activated kit whose sample was posted a day later and has arrived. */
export async function putActivation(tx: Tx, row: DemoActivation, daysInPost: number): Promise<void> {
  const { kitId, activatedAt } = row;
  const activation = insertedRow(
    await tx
      .insert(activations)
      .values({ ...row, updatedAt: activatedAt, token: randomToken(), attemptId: randomId() })
      .returning({ id: activations.id }),
  );
  const postedAt = addDays(activatedAt, 1);
  const receivedAt = addDays(postedAt, daysInPost);
  await tx
    .insert(samples)
    .values({ activationId: activation.id, kitId, attempt: 1, tube: 1, postedAt, receivedAt });
}

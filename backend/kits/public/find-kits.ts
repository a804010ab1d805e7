import type { ErrorCode } from "@/lib/domain/error-codes";
import { and, eq, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import { alreadyActivatedCode } from "@/lib/config/kits/activation";
import { barcodeFormat, normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import { defaultLanguage, type Language } from "@/lib/config/languages";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { products } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { readUnitsLeft } from "./adjust-kits";

export type KitRow = typeof kits.$inferSelect;
export type ProductRow = typeof products.$inferSelect;

/** A kit that can be activated. */
export interface ReadyKit {
  readonly kit: KitRow;
  /** Null for a tube without a test. */
  readonly product: ProductRow | null;
}

interface FindOptions {
  readonly barcodes: readonly string[];
  /** Name of the field that gets the message about the barcode at this position. */
  readonly fieldAt: (position: number) => string;
  /** Holds the kits until the end of the transaction, in one order for every request. */
  readonly isLocked?: boolean;
  /** Attempt of the form: kits that it has activated itself are accepted. */
  readonly attemptId?: string | null | undefined;
  /** Whom a refusal tells which activation of their own has used the kit. */
  readonly userId?: number | undefined;
}

/** The kits of the barcodes, in their order, if all of them can be activated. */
export async function findReadyKits(
  tx: Tx,
  { barcodes, fieldAt, isLocked = false, attemptId, userId }: FindOptions,
): Promise<readonly ReadyKit[] | Refusal> {
  const normalized = barcodes.map(normalizeBarcode);
  const rows = await readKits(tx, normalized, isLocked);
  const errors: Record<string, ErrorCode> = {};
  const ready: ReadyKit[] = [];
  for (const [position, barcode] of normalized.entries()) {
    const row = rows.find(({ kit }) => kit.barcode === barcode);
    if (normalized.indexOf(barcode) < position) errors[fieldAt(position)] = "kits.repeated";
    else if (row === undefined)
      errors[fieldAt(position)] = barcodeFormat(barcode) === "mistyped" ? "kits.mistyped" : "kits.unknown";
    else if (row.kit.voidedAt !== null) errors[fieldAt(position)] = "kits.voided";
    else ready.push(row);
  }
  if (Object.keys(errors).length > 0) return refuseFields(errors);
  const used = await findUsedKit(tx, ready, attemptId);
  if (used === undefined) return ready;
  return alreadyActivated(
    used.barcode,
    used.userId !== null && used.userId === userId ? used.token : undefined,
  );
}

async function readKits(tx: Tx, barcodes: readonly string[], isLocked: boolean) {
  const query = tx
    .select({ kit: kits, product: products })
    .from(kits)
    .leftJoin(products, eq(products.id, kits.productId))
    .where(inArray(kits.barcode, [...barcodes]))
    .orderBy(kits.id);
  return isLocked ? query.for("update", { of: kits }) : query;
}

/** The first of these kits that has been activated, with its activation. */
async function findUsedKit(tx: Tx, ready: readonly ReadyKit[], attemptId: FindOptions["attemptId"]) {
  const ids = ready.map(({ kit }) => kit.id);
  const rows = await tx
    .select({ kitId: samples.kitId, token: activations.token, userId: activations.userId })
    .from(samples)
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .where(and(inArray(samples.kitId, ids), attemptId ? ne(activations.attemptId, attemptId) : undefined));
  return ready
    .flatMap(({ kit: { id, barcode } }) =>
      rows.filter(({ kitId }) => kitId === id).map((row) => ({ barcode, ...row })),
    )
    .at(0);
}

/** The response does not say whose animal it is. The activation is named only to those who may read it. */
export function alreadyActivated(barcode: string, activation: string | undefined): Refusal {
  return new Refusal(409, {
    code: alreadyActivatedCode,
    message: "kits.activated",
    barcode,
    activation,
  });
}

/** Tests that were bought for a kit while it was being activated: paid or on account, and not refunded. */
export async function readExtras(tx: Tx, kitIds: readonly number[], language: Language = defaultLanguage) {
  const rows = await tx
    .select({
      kitId: orderLines.kitId,
      id: products.id,
      name: inLanguage(products.name, language),
      speciesId: products.speciesId,
      lineId: orderLines.id,
      orderId: orders.id,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(and(isNotNull(orderLines.kitId), inArray(orderLines.kitId, [...kitIds]), isOrdered))
    .orderBy(orderLines.id);
  const left = new Set<number>();
  for (const orderId of new Set(rows.map((row) => row.orderId)))
    for (const line of await readUnitsLeft(tx, orderId)) if (line.left > 0) left.add(line.id);
  return rows.filter(({ lineId }) => left.has(lineId)).map(({ lineId: _, orderId: __, ...test }) => test);
}

/** On account the laboratory works before it is paid. A transfer has to arrive first. */
const isOrdered = or(eq(orders.state, "paid"), and(eq(orders.state, "open"), isNull(orders.method)));

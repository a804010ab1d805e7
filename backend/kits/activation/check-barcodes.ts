import { kitMessages } from "@/lib/contract/kits/activation/activation.messages";
import { barcodeFieldErrors } from "@/lib/contract/kits/public/activation.rules";
import type { Tx } from "@/backend/db/client";
import type { Caller } from "@/backend/http/caller";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { describeKits } from "./describe-kits";
import { findReadyKits, type ReadyKit } from "@/backend/kits/public/find-kits";

interface Barcodes {
  readonly id?: string | null | undefined;
  readonly barcodes: readonly string[];
  readonly type: "redeem" | "step";
}

/** `step` accepts every kit that can be activated, `redeem` only tubes that a test of a pack can be used for. */
export async function checkBarcodes(tx: Tx, { user }: Caller, { id, barcodes, type }: Barcodes) {
  const fieldAt = (position: number) => `barcodes.${position}`;
  const ready = await findReadyKits(tx, { barcodes, fieldAt, attemptId: id, userId: user?.id });
  if (ready instanceof Refusal) return ready;
  if (type === "redeem") {
    const errors = ready.flatMap(({ product }, at) =>
      product === null ? [] : [[fieldAt(at), kitMessages.hasTest] as const],
    );
    if (errors.length > 0) return refuseFields(Object.fromEntries(errors));
  }
  return { kits: await describeKits(tx, ready) };
}

interface TypedBarcodes {
  readonly id?: string | null | undefined;
  readonly barcode: string;
  readonly confirmBarcode: string;
  readonly secondBarcode?: string | null | undefined;
  readonly confirmSecondBarcode?: string | null | undefined;
}

/** One tube or two of the same animal, each typed twice. */
export async function enterKitBarcode(tx: Tx, { user }: Caller, typed: TypedBarcodes) {
  const errors = barcodeFieldErrors(typed);
  if (Object.keys(errors).length > 0) return refuseFields(errors);
  const barcodes = [typed.barcode, ...(typed.secondBarcode?.trim() ? [typed.secondBarcode] : [])];
  const fieldAt = (position: number) => (position === 0 ? "barcode" : "secondBarcode");
  const ready = await findReadyKits(tx, { barcodes, fieldAt, attemptId: typed.id, userId: user?.id });
  if (ready instanceof Refusal) return ready;
  const mismatch = refuseOtherProduct(ready, fieldAt(1));
  return mismatch ?? { kits: await describeKits(tx, ready) };
}

/** The second tube is for the same test, or has none. */
export function refuseOtherProduct([first, second]: readonly ReadyKit[], field: string): Refusal | undefined {
  const isOther = Boolean(second?.product) && second?.product?.id !== first?.product?.id;
  return isOther ? refuseFields({ [field]: kitMessages.otherProduct }) : undefined;
}

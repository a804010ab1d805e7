import { barcodeFieldErrors } from "@/lib/contract/kits/public/activation.rules";
import type { Context, Input } from "@/backend/http/handler-types";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import { describeKits } from "./describe-kits";
import { findReadyKits, type ReadyKit } from "@/backend/kits/public/find-kits";

/** `step` accepts every kit that can be activated, `redeem` only tubes that a test of a pack can be used for. */
export async function checkBarcodes(
  { tx, caller: { user, language } }: Context,
  { body: { id, barcodes, type } }: Input<"activation.barcode">,
) {
  const fieldAt = (position: number) => `barcodes.${position}`;
  const ready = await findReadyKits(tx, { barcodes, fieldAt, attemptId: id, userId: user?.id });
  if (ready instanceof Refusal) return ready;
  if (type === "redeem") {
    const errors = ready.flatMap(({ product }, at) =>
      product === null ? [] : [[fieldAt(at), "kits.hasTest"] as const],
    );
    if (errors.length > 0) return refuseFields(Object.fromEntries(errors));
  }
  return { kits: await describeKits(tx, language, ready) };
}

/** One tube or two of the same animal, each typed twice. */
export async function enterKitBarcode(
  { tx, caller: { user, language } }: Context,
  { body: typed }: Input<"activation.enterKitBarcode">,
) {
  const errors = barcodeFieldErrors(typed);
  if (Object.keys(errors).length > 0) return refuseFields(errors);
  const barcodes = [typed.barcode, ...(typed.secondBarcode?.trim() ? [typed.secondBarcode] : [])];
  const fieldAt = (position: number) => (position === 0 ? "barcode" : "secondBarcode");
  const ready = await findReadyKits(tx, { barcodes, fieldAt, attemptId: typed.id, userId: user?.id });
  if (ready instanceof Refusal) return ready;
  const mismatch = refuseOtherProduct(ready, fieldAt(1));
  return mismatch ?? { kits: await describeKits(tx, language, ready) };
}

/** The second tube is for the same test, or has none. */
export function refuseOtherProduct([first, second]: readonly ReadyKit[], field: string): Refusal | undefined {
  const isOther = Boolean(second?.product) && second?.product?.id !== first?.product?.id;
  return isOther ? refuseFields({ [field]: "kits.otherProduct" }) : undefined;
}

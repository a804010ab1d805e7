import { and, eq, isNull } from "drizzle-orm";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import { kits } from "@/backend/db/schema/kits";
import type { SignedInContext, Input } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import { recordAudit } from "@/backend/kernel/audit/audit";
import { findAdmin } from "@/backend/kernel/audit/find-admin";
import { readTube } from "./read-tube";

/** The tube for a new sample is in the post. Tubes of an order are sent with its parcel. */
export async function sendTube(
  { tx, caller }: SignedInContext,
  { params: { barcode } }: Input<"adminLab.send">,
) {
  const admin = await findAdmin(tx, caller);
  if (admin instanceof Refusal) return admin;
  const hasBarcode = eq(kits.barcode, normalizeBarcode(barcode));
  const [tube] = await tx.select().from(kits).where(hasBarcode).for("update");
  if (tube === undefined || tube.orderLineId !== null || tube.voidedAt !== null) return notFound();
  const [sent] = await tx
    .update(kits)
    .set({ sentAt: new Date() })
    .where(and(hasBarcode, isNull(kits.sentAt)))
    .returning();
  if (sent !== undefined) {
    const subject = { id: null, name: sent.barcode };
    const { requestId } = caller;
    await recordAudit(tx, { admin, subject, call: "adminLab.send", reason: null, requestId });
  }
  return readTube(tx, barcode);
}

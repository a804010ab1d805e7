import { randomBytes } from "node:crypto";
import type { Tx } from "@/backend/db/client";
import { refunds } from "@/backend/db/schema/payments";
import type { Payment } from "./find-payment";

interface NewRefund {
  readonly payment: Payment;
  readonly orderId: number;
  readonly amount: number;
  readonly reason: string;
  readonly actorId: number | null;
}

/** Before the provider is asked: its id is the key under which it is given once, however often it is asked for. */
export async function writeRefund(
  tx: Tx,
  { payment, orderId, amount, reason, actorId }: NewRefund,
): Promise<string> {
  const id = randomBytes(24).toString("base64url");
  await tx
    .insert(refunds)
    .values({ id, paymentId: payment.id, orderId, amount, state: "starting", reason, createdBy: actorId });
  return id;
}

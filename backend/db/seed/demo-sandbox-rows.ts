import type { sandboxObjects } from "@/backend/db/schema/payments";
import { missingFromHeld, type PaymentRows } from "./demo-payment-rows";

type Row = typeof sandboxObjects.$inferInsert;

/** The sandbox provider's record of a demo payment, so that admins can refund it. */
export function sandboxRows({ payment, refund }: PaymentRows): readonly Row[] {
  const row = payment?.row;
  if (row === undefined || row.provider !== "sandbox" || !row.providerId) return [];
  const { id, providerId, amount, currency, refunded = 0, createdAt, cardBrand, cardLast4 } = row;
  const content = {
    paymentId: id,
    currency,
    refunded,
    state: "succeeded",
    returnUrl: "",
    amount: row.state === "held" ? amount - missingFromHeld : amount,
    card: { brand: cardBrand, last4: cardLast4 },
  };
  const taken: Row = { id: providerId, kind: "payment", key: `${id}:1`, content, createdAt };
  if (!refund?.providerId) return [taken];
  const given = {
    id: refund.providerId,
    kind: "refund" as const,
    key: refund.id,
    createdAt: refund.createdAt,
    content: { payment: providerId, amount: refund.amount },
  };
  return [taken, given];
}

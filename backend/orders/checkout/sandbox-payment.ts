import type { Body } from "@/lib/contract/calls";
import { sandboxCards } from "@/lib/config/orders/sandbox-cards";
import { notFound, refuseFields } from "@/backend/http/refusals";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import {
  updateSandboxPayment,
  insertSandboxObject,
  toSandboxPayment,
} from "@/backend/payment-providers/sandbox/sandbox-objects";

const onlyTestCards = "fields.onlyTestCards";

/** Exchanges a published test card number for a token; the number is not stored. Only exists with the sandbox provider. */
export async function tokenizeSandboxCard(
  { db, providers, now }: PaymentContext,
  card: Body<"checkout.createSandboxCard">,
) {
  if (providers.find("sandbox") === undefined) return notFound();
  const number = card.number.replaceAll(" ", "");
  const testCard = sandboxCards.find((card) => card.number === number);
  if (testCard === undefined) return refuseFields({ number: onlyTestCards });
  // Valid until the end of its month.
  if (new Date(Date.UTC(card.expiryYear, card.expiryMonth, 1)) <= now())
    return refuseFields({ expiryMonth: "fields.cardExpired" });
  const { brand, outcome } = testCard;
  const last4 = number.slice(-4);
  const { row } = await insertSandboxObject(db, { kind: "token", content: { brand, last4, outcome } });
  return { token: row.id, brand, last4 };
}

/** Replaces the bank's confirmation page. The first decision is final. */
export async function confirmSandboxPayment(
  { db, providers }: PaymentContext,
  { transactionId, isConfirmed }: Body<"checkout.confirmSandbox">,
) {
  if (providers.find("sandbox") === undefined) return notFound();
  const row = await updateSandboxPayment(db, transactionId, (payment) => {
    if (payment.state !== "needs-action") return payment;
    return isConfirmed
      ? { ...payment, state: "succeeded" }
      : { ...payment, state: "failed", failure: "not-confirmed" };
  });
  return row ? { returnUrl: toSandboxPayment(row).returnUrl } : notFound();
}

import { sandboxCards } from "@/lib/config/sandbox-cards";
import type { Db } from "@/backend/db/client";
import { notFound, refuseFields } from "@/backend/http/refusals";
import type { PaymentWorld } from "@/backend/modules/payments/world";
import { changePaymentObject, findObject, makeObject, paymentIn } from "@/backend/payments/sandbox-objects";

interface Card {
  readonly number: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

const onlyTestCards =
  "This is a sandbox: only the test cards shown here work. Please never type a real card's number";

/** The vault: a published number becomes a token, and is forgotten. Where a real provider takes cards there is none. */
export async function keepCard({ db, providers, now }: PaymentWorld, card: Card) {
  if (providers.find("sandbox") === undefined) return notFound();
  const number = card.number.replaceAll(" ", "");
  const known = sandboxCards.find((each) => each.number === number);
  if (known === undefined) return refuseFields({ number: onlyTestCards });
  // Good until the last day of its month.
  if (new Date(Date.UTC(card.expiryYear, card.expiryMonth, 1)) <= now())
    return refuseFields({ expiryMonth: "This card has expired" });
  const { brand, outcome } = known;
  const last4 = number.slice(-4);
  const { row } = await makeObject(db, { kind: "token", content: { brand, last4, outcome } });
  return { token: row.id, brand, last4 };
}

interface Confirmation {
  readonly transactionId: string;
  readonly isConfirmed: boolean;
}

/** In the place of a bank's own page. Where it was answered already, the first answer stands. */
export async function confirmSandbox(
  { db, providers }: PaymentWorld,
  { transactionId, isConfirmed }: Confirmation,
) {
  const found = providers.find("sandbox") && (await findPayment(db, transactionId));
  if (found === undefined) return notFound();
  const row = await changePaymentObject(db, transactionId, (payment) => {
    if (payment.state !== "needs-action") return payment;
    return isConfirmed
      ? { ...payment, state: "succeeded" }
      : { ...payment, state: "failed", failure: "not-confirmed" };
  });
  return row ? { returnUrl: paymentIn(row).returnUrl } : notFound();
}

const findPayment = (db: Db, id: string) => findObject(db, "payment", id);

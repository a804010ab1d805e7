import Stripe from "stripe";
import type { Dispute, LedgerEvent, Ledger, Refund } from "./ledger";
import { newId, nowSeconds } from "./ledger";
import { disputeObject, intentObject, refundObject } from "./objects";

/** A webhook request: the raw body is what is signed. */
export interface SignedEvent {
  readonly id: string;
  readonly kind: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: string;
}

const signer = new Stripe("sk_test_signer");

/** Signed webhooks for all events in order. Tests may shuffle, repeat and drop them. */
export function signEvents(ledger: Ledger, secret: string, atSeconds = nowSeconds()): SignedEvent[] {
  return ledger.events.map((happening) => signEvent(ledger, happening, secret, atSeconds));
}

function signEvent(
  ledger: Ledger,
  { kind, subject: about }: LedgerEvent,
  secret: string,
  atSeconds: number,
): SignedEvent {
  const object = toObject(ledger, about);
  const id = newId("evt");
  const event = { id, object: "event", api_version: Stripe.API_VERSION, created: nowSeconds(), type: kind };
  const rawBody = JSON.stringify({ ...event, livemode: false, data: { object } }, null, 2);
  const signature = signer.webhooks.generateTestHeaderString({
    payload: rawBody,
    secret,
    timestamp: atSeconds,
  });
  return { id, kind, headers: { "stripe-signature": signature }, rawBody };
}

function toObject(ledger: Ledger, about: LedgerEvent["subject"]) {
  if (isDispute(about)) return disputeObject(about);
  return isRefund(about) ? refundObject(about) : intentObject(about, ledger, false);
}

const isDispute = (about: LedgerEvent["subject"]): about is Dispute => "reason" in about;
const isRefund = (about: LedgerEvent["subject"]): about is Refund => "intent" in about;

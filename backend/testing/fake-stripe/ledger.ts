import { randomBytes } from "node:crypto";
import { declined, type TestCard } from "./bank";
import { invalid, missing, StripeFault } from "./fault";

export interface Intent {
  readonly id: string;
  amount: number;
  currency: string;
  status: "requires_payment_method" | "requires_action" | "processing" | "succeeded" | "canceled";
  metadata: Record<string, string>;
  description: string | null;
  readonly created: number;
  readonly clientSecret: string;
  returnUrl: string | null;
  lastError: Readonly<Record<string, unknown>> | null;
  /** What the buyer tries to pay with. */
  card: TestCard | null;
  readonly isAutomatic: boolean;
}

export interface Refund {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Record<string, string>;
  readonly created: number;
  status: "pending" | "succeeded" | "failed";
}

export type Happening = { readonly kind: string; readonly about: Intent | Refund };

export const newId = (kind: string) => `${kind}_${randomBytes(12).toString("hex")}`;

/** What Stripe knows: nothing here speaks HTTP. */
export class Ledger {
  readonly intents: Intent[] = [];
  readonly refunds: Refund[] = [];
  readonly happenings: Happening[] = [];
  /** Of the next refunds: whether the bank takes its time. */
  isRefundSlow = false;

  intent(id: string): Intent {
    const found = this.intents.find((one) => one.id === id);
    if (!found) throw missing("payment_intent", id);
    return found;
  }

  create(intent: Intent): void {
    // The newest first, as Stripe lists them.
    this.intents.unshift(intent);
    this.happened("payment_intent.created", intent);
  }

  /** What the buyer's bank makes of it; throws as the confirming call does. */
  pay(intent: Intent, card: TestCard): void {
    this.expect(intent, ["requires_payment_method"], "confirm");
    intent.card = card;
    if (card.decline) return this.decline(intent, declined(card.decline));
    if (!card.isAsked) return this.succeed(intent);
    intent.status = "requires_action";
    this.happened("payment_intent.requires_action", intent);
  }

  /** What the buyer told their bank. */
  answerBank(intent: Intent, isConfirmed: boolean): void {
    this.expect(intent, ["requires_action"], "confirm");
    if (isConfirmed) return this.succeed(intent);
    const error = { type: "invalid_request_error", code: "payment_intent_authentication_failure" };
    intent.status = "requires_payment_method";
    intent.lastError = { ...error, message: "The provided PaymentMethod has failed authentication." };
    this.happened("payment_intent.payment_failed", intent);
  }

  cancel(intent: Intent): void {
    this.expect(intent, ["requires_payment_method", "requires_action", "processing"], "cancel");
    intent.status = "canceled";
    this.happened("payment_intent.canceled", intent);
  }

  refunded(intent: Intent): number {
    const given = this.refunds.filter(({ intent: id, status }) => id === intent.id && status !== "failed");
    return given.reduce((sum, { amount }) => sum + amount, 0);
  }

  refund(intent: Intent, amount: number | undefined, metadata: Record<string, string>): Refund {
    if (intent.status !== "succeeded")
      throw invalid(
        "charge_not_refundable",
        `This PaymentIntent does not have a successful charge to refund.`,
      );
    const left = intent.amount - this.refunded(intent);
    if (left === 0) throw invalid("charge_already_refunded", "Charge has already been refunded.");
    if ((amount ?? left) > left)
      throw invalid(
        "amount_too_large",
        "Refund amount is greater than unrefunded amount on charge",
        "amount",
      );
    const refund: Refund = {
      id: newId("re"),
      intent: intent.id,
      amount: amount ?? left,
      currency: intent.currency,
      metadata,
      created: nowSeconds(),
      status: this.isRefundSlow ? "pending" : "succeeded",
    };
    this.refunds.unshift(refund);
    this.happened("refund.created", refund);
    return refund;
  }

  expect(intent: Intent, statuses: readonly Intent["status"][], verb: string): void {
    if (statuses.includes(intent.status)) return;
    const message = `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`;
    throw invalid("payment_intent_unexpected_state", message);
  }

  private succeed(intent: Intent): void {
    intent.status = "succeeded";
    intent.lastError = null;
    this.happened("payment_intent.succeeded", intent);
  }

  private decline(intent: Intent, error: Readonly<Record<string, unknown>>): void {
    intent.lastError = error;
    this.happened("payment_intent.payment_failed", intent);
    throw new StripeFault(402, { ...error, payment_intent: { id: intent.id, object: "payment_intent" } });
  }

  private happened(kind: string, about: Intent | Refund): void {
    this.happenings.push({ kind, about });
  }
}

export const nowSeconds = () => Math.floor(Date.now() / 1000);

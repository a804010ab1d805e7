import type { PaymentProviderName, SubscriptionState } from "@/lib/config/orders";

/** What a provider has to say of a payment; nothing else decides whether an order is paid. */
export interface ProviderPayment {
  /** The provider's own id: a payment intent, a PayPal order. */
  readonly providerId: string;
  /** Our payment's id, which the provider was given when it was begun. */
  readonly paymentId: string | undefined;
  /** `approved`: the buyer has agreed and the money has to be taken, by `capture`. */
  readonly state: "open" | "needs-action" | "approved" | "processing" | "succeeded" | "failed" | "cancelled";
  readonly amount: number;
  readonly currency: string;
  readonly refunded: number;
  readonly card?: { readonly brand: string; readonly last4: string } | undefined;
  /** Said to the buyer in our words, by this code. */
  readonly failure?: "declined" | "expired" | "insufficient-funds" | "not-confirmed" | "other" | undefined;
  /** Where the buyer confirms, if the browser is not told by the provider's own script. */
  readonly actionUrl?: string | undefined;
  /** The product it renews every year, as the provider has it: 0 where that is not the plan we have made. */
  readonly subscribesTo?: number | undefined;
  /** Of what renews: the end of what is paid. */
  readonly paidUntil?: Date | undefined;
}

/** What a provider has to say of something that renews. */
export interface ProviderSubscription {
  readonly state: SubscriptionState;
  /** The end of what is paid. */
  readonly runsUntil: Date;
  /** In a row. */
  readonly failedPayments: number;
  /** What was taken, oldest first: the first began it, every other is a renewal. */
  readonly payments: readonly ProviderPayment[];
}

export interface StartPayment {
  readonly paymentId: string;
  /** The same attempt asked again is the same payment at the provider. */
  readonly attempt: number;
  readonly amount: number;
  readonly currency: string;
  readonly email: string;
  /** What is written on a statement or shown beside the button. */
  readonly description: string;
  /** A page that is read with GET: where the buyer comes back to. */
  readonly returnUrl: string;
  /** Of a card whose number only the provider's own fields, or the sandbox's vault, have seen. */
  readonly token?: string | undefined;
  /** What is bought renews every year at this price, and the buyer knows it. */
  readonly subscribes?: { readonly productId: number; readonly name: string } | undefined;
}

export interface StartedPayment {
  readonly payment: ProviderPayment;
  /** For the provider's script in the browser; undefined where it needs only the id. */
  readonly clientSecret: string | undefined;
}

export interface StartRefund {
  /** The key: asked twice, given once. */
  readonly refundId: string;
  readonly providerId: string;
  readonly amount: number;
  readonly currency: string;
  /** The provider's id of it, once it has answered. */
  readonly knownAs?: string | undefined;
}

export interface ProviderRefund {
  readonly providerId: string;
  readonly state: "pending" | "succeeded" | "failed";
}

/** A verified message: something happened to this object. What, is read from the object itself. */
export interface ProviderEvent {
  readonly eventId: string;
  readonly kind: string;
  /** Of the payment it is about; undefined where it is about nothing of ours. */
  readonly providerId: string | undefined;
}

/**
 * One provider of payments. No call is made while a transaction is open. Each throws `ProviderRefusal` where the provider has
 * said no, and `ProviderUnknown` where nobody can tell whether it has done what it was asked.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  start(payment: StartPayment): Promise<StartedPayment>;
  /** While nobody has paid: the same payment for another amount. */
  change(providerId: string, amount: number, currency: string, key: string): Promise<StartedPayment>;
  find(providerId: string): Promise<ProviderPayment | undefined>;
  /** After a lost answer: what became of what was begun under this id. */
  findByPayment(paymentId: string): Promise<ProviderPayment | undefined>;
  /** Takes what the buyer has approved; asked again it takes nothing more. */
  capture(providerId: string, paymentId: string): Promise<ProviderPayment>;
  cancel(providerId: string): Promise<ProviderPayment>;
  refund(refund: StartRefund): Promise<ProviderRefund>;
  findRefund(refund: StartRefund): Promise<ProviderRefund | undefined>;
  /** What it has since then, for the reconciler. */
  listSince(since: Date): AsyncIterable<ProviderPayment>;
  /** Throws `ProviderRefusal` where it is not from the provider. The text is as it came: one space more and it is refused. */
  readEvent(headers: Readonly<Record<string, string>>, rawBody: string): Promise<ProviderEvent>;
  /** Undefined where nothing renews by it. Events of one are about its first payment. */
  readonly subscriptions?: ProviderSubscriptions | undefined;
}

export interface ProviderSubscriptions {
  /** By the id of its first payment there. */
  find(providerId: string): Promise<ProviderSubscription | undefined>;
  /** It renews no more, and what is paid stays paid; asked again, it has ended. */
  end(providerId: string): Promise<void>;
}

/** The provider has answered, and the answer is no. */
export class ProviderRefusal extends Error {
  constructor(
    readonly code: string,
    readonly failure: ProviderPayment["failure"] = "other",
  ) {
    super(`The payment provider refused: ${code}`);
  }
}

/** No answer, half of one, or a failure of the provider's: it may have happened. Look it up before asking anew. */
export class ProviderUnknown extends Error {}

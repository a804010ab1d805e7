import type { DisputeState, PaymentProviderName, SubscriptionState } from "@/lib/config/orders/orders";

export type PaymentFailure = "declined" | "expired" | "insufficient-funds" | "not-confirmed" | "other";

/** A payment as the provider reports it. Only this decides whether an order is paid. */
export interface ProviderPayment {
  /** The provider's own id: a Stripe payment intent, a PayPal order or subscription. */
  readonly providerId: string;
  /** Our payment id, which we sent when creating the payment. */
  readonly paymentId: string | undefined;
  /** `approved`: the buyer has agreed, and the money must still be taken with `capture`. */
  readonly state: "open" | "needs-action" | "approved" | "processing" | "succeeded" | "failed" | "cancelled";
  readonly amount: number;
  readonly currency: string;
  readonly refunded: number;
  readonly card?: { readonly brand: string; readonly last4: string } | undefined;
  readonly failure?: PaymentFailure | undefined;
  /** Where the buyer confirms the payment if the provider's own script does not handle it. */
  readonly actionUrl?: string | undefined;
  /** The product of a yearly subscription; 0 if the provider's plan is not one of ours. */
  readonly subscribesTo?: number | undefined;
  /** End of the paid period of a subscription. */
  readonly paidUntil?: Date | undefined;
}

export interface ProviderSubscription {
  readonly state: SubscriptionState;
  /** End of the paid period. */
  readonly runsUntil: Date;
  /** Failed payments in a row. */
  readonly failedPayments: number;
  /** Succeeded payments, oldest first. The first one started the subscription, the others are renewals. */
  readonly payments: readonly ProviderPayment[];
}

export interface CreatePaymentRequest {
  readonly paymentId: string;
  /** When our payment was created: a search at the provider begins there. */
  readonly createdAt?: Date;
  /** Idempotency: the same attempt never creates a second payment. */
  readonly attempt: number;
  readonly amount: number;
  readonly currency: string;
  readonly email: string;
  /** Shown on the statement or beside the button. */
  readonly description: string;
  /** Page the buyer returns to, opened with GET. */
  readonly returnUrl: string;
  /** Card token from the provider's own fields or from the sandbox's card form. */
  readonly token?: string | undefined;
  /** Set for a product that renews every year at this price. */
  readonly subscription?: { readonly productId: number; readonly name: string } | undefined;
}

export interface CreatedPayment {
  readonly payment: ProviderPayment;
  /** For the provider's browser script; undefined if it needs only the id. */
  readonly clientSecret: string | undefined;
}

export interface RefundRequest {
  /** Idempotency key: repeated requests refund once. */
  readonly refundId: string;
  /** Counts refused tries: providers store a refusal under its key and would repeat it. */
  readonly attempt?: number;
  readonly providerId: string;
  readonly amount: number;
  readonly currency: string;
  /** The provider's id of the refund, once known. */
  readonly providerRefundId?: string | undefined;
}

export interface ProviderRefund {
  readonly providerId: string;
  readonly state: "pending" | "succeeded" | "failed";
}

/** A verified webhook. It only says which object changed; the object itself is fetched. */
export interface WebhookEvent {
  readonly eventId: string;
  readonly kind: string;
  /** The payment it concerns; undefined if it concerns none of ours. */
  readonly providerId: string | undefined;
  /** Set if it is about a dispute. */
  readonly disputeId?: string | undefined;
}

/** The buyer disputes a payment at their bank or at the provider. */
export interface ProviderDispute {
  readonly disputeId: string;
  readonly state: DisputeState;
  readonly amount: number;
  readonly currency: string;
}

/** A movement of money in the provider's books. */
export interface ProviderTransaction {
  /** The provider's id of the charge, refund or dispute. */
  readonly transactionId: string;
  readonly kind: "payment" | "refund" | "dispute";
  readonly at: Date;
  /** Before fees; negative for money that went out. */
  readonly amount: number;
  readonly currency: string;
  /** The payment it belongs to, by the provider's id or by ours, whatever the provider says. */
  readonly providerId?: string | undefined;
  readonly paymentId?: string | undefined;
  /** Our id of the refund. */
  readonly refundId?: string | undefined;
  readonly disputeId?: string | undefined;
}

export interface Period {
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
}

/**
 * A payment provider. Never call it inside a transaction. Every method throws `ProviderRejectedError` if the provider
 * refused, and `ProviderUnknownError` if the outcome of the call is unknown.
 */
export interface PaymentProvider {
  readonly name: PaymentProviderName;
  createPayment(request: CreatePaymentRequest): Promise<CreatedPayment>;
  /** Changes the amount of a payment that nobody has paid yet. May return a payment with another id. */
  updatePayment(
    providerId: string,
    amount: number,
    currency: string,
    idempotencyKey: string,
  ): Promise<CreatedPayment>;
  fetchStatus(providerId: string): Promise<ProviderPayment | undefined>;
  /** Recovers a payment by our id after the response to `createPayment` was lost. */
  fetchStatusByPaymentId(paymentId: string, createdAt?: Date): Promise<ProviderPayment | undefined>;
  /** Takes the money of an approved payment. Idempotent. */
  capture(providerId: string, paymentId: string): Promise<ProviderPayment>;
  cancel(providerId: string): Promise<ProviderPayment>;
  refund(request: RefundRequest): Promise<ProviderRefund>;
  fetchRefund(request: RefundRequest): Promise<ProviderRefund | undefined>;
  /** For the reconciler. */
  listPaymentsSince(since: Date): AsyncIterable<ProviderPayment>;
  /** The provider's books, for the reconciler and the daily report. */
  listTransactions(period: Period): AsyncIterable<ProviderTransaction>;
  fetchDispute(disputeId: string): Promise<ProviderDispute | undefined>;
  /** Whether `refunded` of a payment includes disputes that the buyer won. */
  readonly areDisputesRefunds: boolean;
  /** Verifies and parses a webhook. The raw body must be unchanged: one extra space invalidates the signature. */
  parseWebhook(headers: Readonly<Record<string, string>>, rawBody: string): Promise<WebhookEvent>;
  /** Undefined if the provider has no subscriptions. Their webhooks name the first payment. */
  readonly subscriptions?: ProviderSubscriptions | undefined;
}

export interface ProviderSubscriptions {
  /** By the provider id of its first payment. */
  fetch(providerId: string): Promise<ProviderSubscription | undefined>;
  /** Stops renewals; the paid period stays paid. Idempotent. */
  cancel(providerId: string): Promise<void>;
}

/** The provider refused the request: nothing was done. */
export class ProviderRejectedError extends Error {
  constructor(
    readonly code: string,
    readonly failure: PaymentFailure | undefined = "other",
  ) {
    super(`The payment provider refused: ${code}`);
  }
}

/** No or only part of a response, or a server error: the operation may have happened. Look it up before retrying. */
export class ProviderUnknownError extends Error {}

/** Idempotency key of a refund at the provider. */
export const toRefundKey = ({ refundId, attempt = 1 }: Pick<RefundRequest, "refundId" | "attempt">): string =>
  attempt === 1 ? `${refundId}:refund` : `${refundId}:refund:${attempt}`;

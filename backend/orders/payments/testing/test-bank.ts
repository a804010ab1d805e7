import { randomUUID } from "node:crypto";
import {
  type PaymentProvider,
  type Period,
  type ProviderDispute,
  type ProviderPayment,
  ProviderRejectedError,
  type ProviderTransaction,
  ProviderUnknownError,
  type CreatePaymentRequest,
  type RefundRequest,
} from "@/backend/payment-providers/payment-provider";

/** When a call fails: before or after it was executed. */
type Fault = "before" | "after" | undefined;

interface BankPayment extends ProviderPayment {
  readonly key: string;
  readonly createdAt: Date;
}

interface BankRefund {
  readonly providerId: string;
  readonly payment: string;
  readonly amount: number;
  readonly state: "pending" | "succeeded" | "failed";
}

export interface TestBankEvent {
  readonly eventId: string;
  readonly providerId: string;
  readonly disputeId?: string;
}

/**
 * Provider in memory, so that charges survive database rollbacks, as with a real bank. `fault` decides for each call
 * whether it fails; the token decides whether a card is accepted.
 */
export class TestBank implements PaymentProvider {
  readonly name = "stripe";
  readonly payments = new Map<string, BankPayment>();
  readonly refunds = new Map<string, BankRefund>();
  readonly events: TestBankEvent[] = [];
  fault: () => Fault = () => undefined;
  refundSpeed: "immediate" | "delayed" = "immediate";
  /** Refuses refunds with this code. */
  refundRefusal: string | undefined;
  readonly disputes = new Map<string, ProviderDispute>();
  readonly transactions: ProviderTransaction[] = [];
  readonly areDisputesRefunds = false;

  async createPayment(request: CreatePaymentRequest) {
    return this.call(() => {
      const { paymentId, attempt, amount, currency, token } = request;
      const key = `${paymentId}:${attempt}`;
      const existing = [...this.payments.values()].find((payment) => payment.key === key);
      if (existing !== undefined) return toCreatedPayment(existing);
      const payment: BankPayment = {
        key,
        paymentId,
        amount,
        currency,
        refunded: 0,
        createdAt: new Date(),
        providerId: `bank_${randomUUID()}`,
        state: token === undefined ? "open" : token === "declined" ? "failed" : "succeeded",
        ...(token === "declined" && { failure: "declined" as const }),
      };
      this.payments.set(payment.providerId, payment);
      if (token !== undefined) this.sendEvent(payment.providerId);
      return toCreatedPayment(payment);
    });
  }

  async updatePayment(providerId: string, amount: number, currency: string) {
    return this.call(() => {
      const payment = this.requirePayment(providerId);
      if (payment.state !== "open" && payment.state !== "failed") throw new ProviderRejectedError("not_open");
      return toCreatedPayment(this.save({ ...payment, amount, currency }));
    });
  }

  async fetchStatus(providerId: string) {
    return this.call(() => this.payments.get(providerId));
  }

  async fetchStatusByPaymentId(paymentId: string) {
    return this.call(() => {
      const all = [...this.payments.values()].filter((payment) => payment.paymentId === paymentId);
      return all.find(({ state }) => state === "succeeded") ?? all.at(-1);
    });
  }

  async capture(providerId: string) {
    return this.call(() => {
      const payment = this.requirePayment(providerId);
      if (payment.state !== "approved") throw new ProviderRejectedError("not_approved");
      this.sendEvent(providerId);
      return this.save({ ...payment, state: "succeeded" });
    });
  }

  async cancel(providerId: string) {
    return this.call(() => {
      const payment = this.requirePayment(providerId);
      if (payment.state === "succeeded") throw new ProviderRejectedError("succeeded");
      this.sendEvent(providerId);
      return this.save({ ...payment, state: "cancelled" });
    });
  }

  async refund({ refundId, providerId, amount }: RefundRequest) {
    return this.call(() => {
      const existing = this.refunds.get(refundId);
      if (existing !== undefined) return existing;
      if (this.refundRefusal !== undefined) throw new ProviderRejectedError(this.refundRefusal);
      const payment = this.requirePayment(providerId);
      if (payment.refunded + amount > payment.amount) throw new ProviderRejectedError("too_much");
      this.save({ ...payment, refunded: payment.refunded + amount });
      const state = this.refundSpeed === "immediate" ? "succeeded" : "pending";
      const refund = { providerId: `re_${refundId}`, payment: providerId, amount, state } as const;
      this.refunds.set(refundId, refund);
      this.sendEvent(providerId);
      return refund;
    });
  }

  async fetchRefund({ refundId }: RefundRequest) {
    return this.call(() => this.refunds.get(refundId));
  }

  async *listPaymentsSince(since: Date) {
    for (const payment of this.payments.values())
      if (payment.createdAt >= since) yield Promise.resolve(payment);
  }

  async parseWebhook(headers: Readonly<Record<string, string>>, rawBody: string) {
    if (headers["x-bank"] !== "signed") throw new ProviderRejectedError("bad_signature");
    const { eventId, providerId, disputeId } = JSON.parse(rawBody) as TestBankEvent;
    return Promise.resolve({ eventId, providerId, disputeId, kind: "changed" });
  }

  async *listTransactions({ from, to }: Period) {
    for (const transaction of this.transactions)
      if (transaction.at >= from && transaction.at < to) yield Promise.resolve(transaction);
  }

  async fetchDispute(disputeId: string) {
    return this.call(() => this.disputes.get(disputeId));
  }

  /** A refund made in the bank's dashboard: it carries no id of ours. */
  refundInDashboard(providerId: string, amount: number, { isSilent = false } = {}): void {
    const payment = this.save({
      ...this.requirePayment(providerId),
      refunded: this.requirePayment(providerId).refunded + amount,
    });
    const { currency } = payment;
    const transactionId = `re_${randomUUID()}`;
    const refund = { transactionId, kind: "refund", amount: -amount, currency, providerId } as const;
    this.transactions.push({ ...refund, at: new Date() });
    if (!isSilent) this.sendEvent(providerId);
  }

  dispute(providerId: string, state: ProviderDispute["state"], disputeId = `dp_${providerId}`): void {
    const { amount, currency } = this.requirePayment(providerId);
    this.disputes.set(disputeId, { disputeId, state, amount, currency });
    this.events.push({ eventId: randomUUID(), providerId, disputeId });
  }

  /** Changes a payment as the buyer or the bank would. */
  setStatus(providerId: string, change: Partial<ProviderPayment>): void {
    this.save({ ...this.requirePayment(providerId), ...change });
    this.sendEvent(providerId);
  }

  settleRefund(refundId: string, state: "succeeded" | "failed"): void {
    const refund = this.refunds.get(refundId);
    if (refund === undefined) throw new Error("There is no such refund.");
    this.refunds.set(refundId, { ...refund, state });
    const payment = this.requirePayment(refund.payment);
    if (state === "failed") this.save({ ...payment, refunded: payment.refunded - refund.amount });
    this.sendEvent(refund.payment);
  }

  /** Sum of all charges minus refunds. */
  balance(): number {
    const succeeded = [...this.payments.values()].filter(({ state }) => state === "succeeded");
    return succeeded.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  }

  private sendEvent(providerId: string): void {
    this.events.push({ eventId: randomUUID(), providerId });
  }

  private save(payment: BankPayment): BankPayment {
    this.payments.set(payment.providerId, payment);
    return payment;
  }

  private requirePayment(providerId: string): BankPayment {
    const payment = this.payments.get(providerId);
    if (payment === undefined) throw new ProviderRejectedError("no_such_payment");
    return payment;
  }

  /** Yields before and after the work, so that concurrent calls interleave. */
  private async call<T>(work: () => T): Promise<T> {
    const fault = this.fault();
    await new Promise((resolve) => setImmediate(resolve));
    if (fault === "before") throw new ProviderUnknownError("not reached");
    const result = work();
    await new Promise((resolve) => setImmediate(resolve));
    if (fault === "after") throw new ProviderUnknownError("response lost");
    return result;
  }
}

const toCreatedPayment = (payment: BankPayment) => ({
  payment,
  clientSecret: `${payment.providerId}_secret`,
});

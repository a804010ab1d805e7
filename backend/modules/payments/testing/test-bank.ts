import { randomUUID } from "node:crypto";
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusal,
  ProviderUnknown,
  type StartPayment,
  type StartRefund,
} from "@/backend/payments/port";

/** Where a call may go wrong: before it has done anything, or after. */
type Fault = "before" | "after" | undefined;

interface Kept extends ProviderPayment {
  readonly key: string;
}

interface KeptRefund {
  readonly providerId: string;
  readonly payment: string;
  readonly amount: number;
  readonly state: "pending" | "succeeded" | "failed";
}

export interface TestEvent {
  readonly eventId: string;
  readonly providerId: string;
}

/**
 * A provider in memory, beside any database and so beyond any rollback: what it has taken, it has taken. `fault` says for each call
 * whether it goes wrong; tokens say what becomes of a card.
 */
export class TestBank implements PaymentProvider {
  readonly name = "stripe";
  readonly payments = new Map<string, Kept>();
  readonly refunds = new Map<string, KeptRefund>();
  readonly events: TestEvent[] = [];
  fault: () => Fault = () => undefined;
  refundsTake: "at-once" | "a-while" = "at-once";

  async start(asked: StartPayment) {
    return this.call(() => {
      const { paymentId, attempt, amount, currency, token } = asked;
      const key = `${paymentId}:${attempt}`;
      const known = [...this.payments.values()].find((each) => each.key === key);
      if (known !== undefined) return started(known);
      const made: Kept = {
        ...{ key, paymentId, amount, currency, refunded: 0 },
        providerId: `bank_${randomUUID()}`,
        state: token === undefined ? "open" : token === "declined" ? "failed" : "succeeded",
        ...(token === "declined" && { failure: "declined" as const }),
      };
      this.payments.set(made.providerId, made);
      if (token !== undefined) this.tell(made.providerId);
      return started(made);
    });
  }

  async change(providerId: string, amount: number, currency: string) {
    return this.call(() => {
      const known = this.known(providerId);
      if (known.state !== "open" && known.state !== "failed") throw new ProviderRefusal("not_open");
      return started(this.keep({ ...known, amount, currency }));
    });
  }

  async find(providerId: string) {
    return this.call(() => this.payments.get(providerId));
  }

  async findByPayment(paymentId: string) {
    return this.call(() => {
      const all = [...this.payments.values()].filter((each) => each.paymentId === paymentId);
      return all.find(({ state }) => state === "succeeded") ?? all.at(-1);
    });
  }

  async capture(providerId: string) {
    return this.call(() => {
      const known = this.known(providerId);
      if (known.state !== "approved") throw new ProviderRefusal("not_approved");
      this.tell(providerId);
      return this.keep({ ...known, state: "succeeded" });
    });
  }

  async cancel(providerId: string) {
    return this.call(() => {
      const known = this.known(providerId);
      if (known.state === "succeeded") throw new ProviderRefusal("succeeded");
      this.tell(providerId);
      return this.keep({ ...known, state: "cancelled" });
    });
  }

  async refund({ refundId, providerId, amount }: StartRefund) {
    return this.call(() => {
      const given = this.refunds.get(refundId);
      if (given !== undefined) return given;
      const known = this.known(providerId);
      if (known.refunded + amount > known.amount) throw new ProviderRefusal("too_much");
      this.keep({ ...known, refunded: known.refunded + amount });
      const state = this.refundsTake === "at-once" ? "succeeded" : "pending";
      const made = { providerId: `re_${refundId}`, payment: providerId, amount, state } as const;
      this.refunds.set(refundId, made);
      this.tell(providerId);
      return made;
    });
  }

  async findRefund({ refundId }: StartRefund) {
    return this.call(() => this.refunds.get(refundId));
  }

  async *listSince() {
    for (const payment of this.payments.values()) yield Promise.resolve(payment);
  }

  async readEvent(headers: Readonly<Record<string, string>>, rawBody: string) {
    if (headers["x-bank"] !== "signed") throw new ProviderRefusal("bad_signature");
    const { eventId, providerId } = JSON.parse(rawBody) as TestEvent;
    return Promise.resolve({ eventId, providerId, kind: "changed" });
  }

  /** What the buyer does on the bank's side, or the bank by itself later. */
  become(providerId: string, change: Partial<ProviderPayment>): void {
    this.keep({ ...this.known(providerId), ...change });
    this.tell(providerId);
  }

  endRefund(refundId: string, state: "succeeded" | "failed"): void {
    const refund = this.refunds.get(refundId);
    if (refund === undefined) throw new Error("The bank knows no such refund.");
    this.refunds.set(refundId, { ...refund, state });
    const payment = this.known(refund.payment);
    if (state === "failed") this.keep({ ...payment, refunded: payment.refunded - refund.amount });
    this.tell(refund.payment);
  }

  /** Everything taken and not given back. */
  balance(): number {
    const taken = [...this.payments.values()].filter(({ state }) => state === "succeeded");
    return taken.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  }

  private tell(providerId: string): void {
    this.events.push({ eventId: randomUUID(), providerId });
  }

  private keep(payment: Kept): Kept {
    this.payments.set(payment.providerId, payment);
    return payment;
  }

  private known(providerId: string): Kept {
    const known = this.payments.get(providerId);
    if (known === undefined) throw new ProviderRefusal("no_such_payment");
    return known;
  }

  /** Asking takes a moment, in which anything else may happen. */
  private async call<T>(work: () => T): Promise<T> {
    const fault = this.fault();
    await new Promise((resolve) => setImmediate(resolve));
    if (fault === "before") throw new ProviderUnknown("not reached");
    const done = work();
    await new Promise((resolve) => setImmediate(resolve));
    if (fault === "after") throw new ProviderUnknown("answer lost");
    return done;
  }
}

const started = (payment: Kept) => ({ payment, clientSecret: `${payment.providerId}_secret` });

import { randomBytes } from "node:crypto";
import type { PaymentProviderName } from "@/lib/config/orders";
import { paymentOrders, payments } from "@/backend/db/schema/payments";
import type { ProviderPayment } from "@/backend/payments/port";
import { lookAtSubscriptions } from "@/backend/modules/subscriptions/look-after";
import { findPayment, ordersOf, type Payment } from "./find-payment";
import { runRefund } from "./run-refund";
import { settle } from "./settle";
import type { PaymentWorld } from "./world";
import { writeRefund } from "./write-refund";

export interface Reconciled {
  readonly looked: number;
  readonly settled: number;
  /** Given back, because our side has another payment for the same thing. */
  readonly strays: number;
  /** Of nothing we know: somebody has to look. */
  readonly strangers: number;
}

type Finding = "agrees" | "settled" | "stray" | "stranger";

/** The provider's own list against ours: whatever was taken has an order, or goes back. */
export async function reconcile(world: PaymentWorld, since: Date): Promise<Reconciled> {
  const findings: Finding[] = [];
  for (const provider of world.providers.all) {
    try {
      for await (const said of provider.listSince(since))
        findings.push(await compare(world, provider.name, said));
    } catch (error) {
      world.log.warn({ provider: provider.name, err: error }, "a provider's payments could not be listed");
    }
  }
  await lookAtSubscriptions(world);
  const count = (kind: Finding) => findings.filter((finding) => finding === kind).length;
  const result = { looked: findings.length, settled: count("settled"), strays: count("stray") };
  return { ...result, strangers: count("stranger") };
}

async function compare(
  world: PaymentWorld,
  provider: PaymentProviderName,
  said: ProviderPayment,
): Promise<Finding> {
  if (said.state !== "succeeded" && said.state !== "approved") return "agrees";
  const payment = said.paymentId === undefined ? undefined : await findPayment(world.db, said.paymentId);
  if (payment?.provider !== provider) return reportStranger(world, provider, said);
  if (payment.providerId !== null && payment.providerId !== said.providerId)
    return said.state === "succeeded" ? returnStray(world, payment, said) : "agrees";
  if (payment.state === "succeeded" || payment.state === "held") return "agrees";
  await settle(world, payment.id);
  return "settled";
}

function reportStranger(
  { log }: PaymentWorld,
  provider: PaymentProviderName,
  { refunded, amount, providerId }: ProviderPayment,
): Finding {
  if (refunded < amount) log.error({ provider, providerId }, "money was taken for nothing we know");
  return "stranger";
}

/** Begun a second time because an answer was lost, and both were paid: this one has no order, so it goes back. */
async function returnStray(world: PaymentWorld, payment: Payment, said: ProviderPayment): Promise<Finding> {
  const { provider, method, userId } = payment;
  const { providerId, amount, currency } = said;
  const refundId = await world.db.transaction(async (tx) => {
    const [stray] = await tx
      .insert(payments)
      .values({
        ...{ provider, method, userId, providerId, amount },
        id: randomBytes(24).toString("base64url"),
        currency: currency.toUpperCase(),
        state: "succeeded",
        problem: "paid-already",
        settledAt: world.now(),
      })
      .onConflictDoNothing()
      .returning();
    const order = (await ordersOf(tx, payment.id))[0]?.order;
    if (stray === undefined || order === undefined) return undefined;
    await tx.insert(paymentOrders).values({ paymentId: stray.id, orderId: order.id, amount });
    return writeRefund(tx, {
      payment: stray,
      orderId: order.id,
      amount,
      reason: "paid-already",
      actorId: null,
    });
  });
  if (refundId === undefined) return "agrees";
  world.log.error({ payment: payment.id, providerId }, "a payment was taken twice, and one is given back");
  await runRefund(world, refundId);
  return "stray";
}

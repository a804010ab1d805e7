import { eq, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { payments } from "@/backend/db/schema/payments";
import { returnedMail } from "@/backend/mail/order-mails";
import { putInOutbox } from "@/backend/mail/outbox";
import { becomePaid } from "@/backend/modules/orders/become";
import { placeOrder } from "@/backend/modules/orders/place-order";
import { takePoints } from "@/backend/modules/loyalty/points";
import type { ProviderPayment } from "@/backend/payments/port";
import type { LockedPayment, OrderOfPayment, Payment } from "./find-payment";
import type { Done, ReturnReason } from "./settled";
import { writeRefund } from "./write-refund";
import type { PaymentWorld } from "./world";

interface Succeeded {
  readonly locked: LockedPayment;
  readonly said: ProviderPayment;
}

/** Thrown inside a savepoint, so that nothing is taken for an order that is not made. */
class GivenUp extends Error {
  constructor(readonly why: ReturnReason) {
    super(why);
  }
}

/** The money is there: orders are made of it, and what cannot be made is given back, once. */
export async function completePayment(
  world: PaymentWorld,
  tx: Tx,
  { locked, said }: Succeeded,
): Promise<Done> {
  const { payment, orders } = locked;
  const wanted = orders.filter(isWanted);
  const unwanted = orders.filter((each) => !isWanted(each));
  const why = await makeOrders(world, tx, { payment, wanted });
  const isForNothing = wanted.length === 0 || why !== undefined;
  const reason = why ?? reasonOf(unwanted);
  await recordSuccess(tx, { payment, said, problem: isForNothing ? reason : null, now: world.now() });
  const toReturn = isForNothing ? orders : unwanted;
  const refundIds = await returnParts(world, tx, { payment, parts: toReturn, why: reason });
  return { settled: isForNothing ? { kind: "returned", why: reason } : { kind: "paid" }, refundIds };
}

const isWanted = ({ order }: OrderOfPayment) => order.state === "draft" || order.state === "open";

function reasonOf(unwanted: readonly OrderOfPayment[]): ReturnReason {
  return unwanted.some(({ order }) => order.state === "cancelled") ? "order-gone" : "paid-already";
}

interface Making {
  readonly payment: Payment;
  readonly wanted: readonly OrderOfPayment[];
}

async function makeOrders(
  world: PaymentWorld,
  tx: Tx,
  { payment, wanted }: Making,
): Promise<ReturnReason | undefined> {
  try {
    await tx.transaction(async (inner) => {
      for (const each of wanted) await makeOrder(world, inner, { payment, each });
      await takeTheirPoints(inner, { payment, wanted });
    });
    return undefined;
  } catch (error) {
    if (error instanceof GivenUp) return error.why;
    throw error;
  }
}

async function makeOrder(
  world: PaymentWorld,
  tx: Tx,
  { payment, each: { order } }: { payment: Payment; each: OrderOfPayment },
): Promise<void> {
  const { appOrigin } = world;
  const now = world.now();
  const { method } = payment;
  if (order.state === "open") return becomePaid(tx, { order, method, now, appOrigin });
  const gone = await placeOrder(tx, { order, state: "paid", method, now, dueAt: now, appOrigin });
  if (gone !== undefined) throw new GivenUp(gone);
}

/** Several open orders may be paid partly with points; the entry stands with the first of them. */
async function takeTheirPoints(tx: Tx, { payment, wanted }: Making): Promise<void> {
  const first = wanted[0]?.order;
  if (first === undefined) return;
  const { userId, loyaltyPoints } = payment;
  if (!(await takePoints(tx, { id: first.id, userId, loyaltyPoints }))) throw new GivenUp("points-gone");
}

interface Success {
  readonly payment: Payment;
  readonly said: ProviderPayment;
  readonly problem: ReturnReason | null;
  readonly now: Date;
}

async function recordSuccess(tx: Tx, { payment, said, problem, now }: Success): Promise<void> {
  await tx
    .update(payments)
    .set({
      state: "succeeded",
      providerId: said.providerId,
      cardBrand: said.card?.brand ?? null,
      cardLast4: said.card?.last4 ?? null,
      problem,
      settledAt: now,
      updatedAt: sql`now()`,
    })
    .where(eq(payments.id, payment.id));
}

interface Returning {
  readonly payment: Payment;
  readonly parts: readonly OrderOfPayment[];
  readonly why: ReturnReason;
}

/** Never more than was paid: part of it may have been points. */
async function returnParts(world: PaymentWorld, tx: Tx, { payment, parts, why }: Returning) {
  const ids: string[] = [];
  let left = payment.amount;
  for (const { order, amount: part } of parts) {
    const amount = Math.min(part, left);
    if (amount === 0) continue;
    left -= amount;
    ids.push(await writeRefund(tx, { payment, orderId: order.id, amount, reason: why, actorId: null }));
    const mail = returnedMail({ order, amount, why, appOrigin: world.appOrigin });
    await putInOutbox(tx, { to: order.email, ...mail });
  }
  return ids;
}

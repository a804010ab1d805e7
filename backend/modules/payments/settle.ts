import { eq, sql } from "drizzle-orm";
import { retrying } from "@/backend/db/retrying";
import { paymentEvents, payments } from "@/backend/db/schema/payments";
import type { Tx } from "@/backend/db/client";
import { crashPoint } from "@/backend/payments/crash-point";
import type { ProviderEvent, ProviderPayment } from "@/backend/payments/port";
import { recordSubscription, recordUnwanted } from "@/backend/modules/subscriptions/record-subscription";
import { askProvider, agrees, type Said } from "./ask-provider";
import { completePayment } from "./complete-payment";
import { findPayment, type LockedPayment, lockPayment, type Payment } from "./find-payment";
import { holdPayment } from "./hold-payment";
import { recordFailure } from "./record-failure";
import { runRefund } from "./run-refund";
import { type Done, type ReturnReason, returnReasons, type Settled } from "./settled";
import type { PaymentWorld } from "./world";

/**
 * Everything that may end a payment comes here: the buyer's return, a provider's event, the sweeper, the reconciler. Whoever comes
 * second gets what the first one got. What an event has told is written down together with what it changed.
 */
export async function settle(
  world: PaymentWorld,
  paymentId: string,
  event?: ProviderEvent,
): Promise<Settled> {
  const payment = await findPayment(world.db, paymentId);
  if (payment === undefined) throw new Error("There is no such payment.");
  // Of what is over nobody is asked; and nothing that is over ever begins again.
  const said = isOver(payment) ? "unknown" : await askProvider(world, payment);
  const { settled, refundIds } = await retrying(() =>
    world.db.transaction(async (tx) => {
      const locked = await lockPayment(tx, paymentId);
      if (locked === undefined) throw new Error("There is no such payment.");
      const decided = await decide(world, tx, { locked, said });
      if (event !== undefined && decided.settled.kind !== "unknown")
        await writeTold(tx, locked.payment, event);
      crashPoint("settling");
      return decided;
    }),
  );
  crashPoint("settled");
  for (const id of refundIds) await runRefund(world, id);
  return settled;
}

const done = (settled: Settled): Done => ({ settled, refundIds: [] });

interface Heard {
  readonly locked: LockedPayment;
  readonly said: Said;
}

const isOver = ({ state }: Payment) => state === "succeeded" || state === "held";

async function decide(world: PaymentWorld, tx: Tx, { locked, said }: Heard): Promise<Done> {
  const { payment } = locked;
  if (isOver(payment)) return done(resultOf(payment));
  if (said === "unknown") return done({ kind: "unknown" });
  if (said === "nothing") return neverBegun(world, tx, payment);
  switch (said.state) {
    case "succeeded":
      return succeed(world, tx, { locked, said });
    case "failed":
      await recordUnwanted(tx, { locked, said, now: world.now() });
      return done(await recordFailure(world, tx, { locked, said }));
    case "cancelled":
      await write(tx, payment, { state: "cancelled", providerId: said.providerId });
      return done({ kind: "cancelled" });
    default:
      await write(tx, payment, { state: "open", providerId: said.providerId });
      return done(stillOpen(said));
  }
}

interface Succeeded {
  readonly locked: LockedPayment;
  readonly said: ProviderPayment;
}

async function succeed(world: PaymentWorld, tx: Tx, { locked, said }: Succeeded): Promise<Done> {
  const begun = { locked, said, now: world.now() };
  await recordSubscription(tx, begun);
  if (!agrees(locked.payment, said)) return done(await holdPayment(world, tx, { locked, said }));
  const completed = await completePayment(world, tx, { locked, said });
  if (completed.settled.kind === "returned") await recordUnwanted(tx, begun);
  return completed;
}

function stillOpen({ state, actionUrl }: ProviderPayment): Settled {
  if (state === "processing") return { kind: "processing" };
  return state === "needs-action" ? { kind: "needs-action", actionUrl: actionUrl ?? null } : { kind: "open" };
}

/** The second caller's answer is read from what the first one has written. */
function resultOf({ state, problem }: Payment): Settled {
  if (state === "held") return { kind: "held" };
  return problem === null ? { kind: "paid" } : { kind: "returned", why: whyOf(problem) };
}

function whyOf(problem: string): ReturnReason {
  return returnReasons.find((reason) => reason === problem) ?? "order-gone";
}

/** Of what was never begun nothing can come; what was begun and is gone is nobody's to guess. */
async function neverBegun(world: PaymentWorld, tx: Tx, payment: Payment): Promise<Done> {
  if (payment.providerId !== null) {
    // Begun just now, or no longer known where it was begun: neither is for us to end.
    world.log.warn({ payment: payment.id }, "the provider does not know a payment it has begun");
    return done({ kind: "unknown" });
  }
  await write(tx, payment, { state: "failed", problem: "never begun" });
  return done({ kind: "failed", failure: "other" });
}

/** Nothing is written where nothing has changed: its last change says how long a buyer has been away. */
async function write(
  tx: Tx,
  payment: Payment,
  change: Partial<Pick<Payment, "state" | "providerId" | "problem">>,
): Promise<void> {
  const isSame = Object.entries(change).every(([key, value]) => payment[key as keyof Payment] === value);
  if (isSame) return;
  await tx
    .update(payments)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(payments.id, payment.id));
}

async function writeTold(tx: Tx, { provider }: Payment, event: ProviderEvent): Promise<void> {
  const { eventId, kind, providerId } = event;
  await tx.insert(paymentEvents).values({ provider, eventId, kind, providerId }).onConflictDoNothing();
}

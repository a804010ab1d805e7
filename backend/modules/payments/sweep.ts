import { and, asc, inArray, lt } from "drizzle-orm";
import { subHours, subSeconds } from "date-fns";
import { checkoutAttempts, payments, refunds } from "@/backend/db/schema/payments";
import { endUnwanted } from "@/backend/modules/subscriptions/look-after";
import { close } from "./clear-way";
import { runRefund } from "./run-refund";
import { settle } from "./settle";
import { deleteDrafts } from "./delete-drafts";
import type { PaymentWorld } from "./world";

export interface SweepRules {
  /** So long whoever has begun something is left to finish it. */
  readonly graceSeconds: number;
  /** So long a buyer may take; after that nobody can pay it any more. */
  readonly abandonedHours: number;
}

const atOnce = 100;

export interface Swept {
  readonly payments: number;
  readonly refunds: number;
}

/** Looks after what nobody has come back for: payments without an end, refunds without an answer, drafts nobody wants. */
export async function sweepPayments(world: PaymentWorld, rules: SweepRules): Promise<Swept> {
  const swept = { payments: await sweepOpen(world, rules), refunds: await sweepRefunds(world, rules) };
  await endUnwanted(world);
  await world.db.delete(checkoutAttempts).where(lt(checkoutAttempts.createdAt, subHours(world.now(), 24)));
  await deleteDrafts(world);
  return swept;
}

async function sweepOpen(world: PaymentWorld, { graceSeconds, abandonedHours }: SweepRules): Promise<number> {
  const quietSince = subSeconds(world.now(), graceSeconds);
  const old = await world.db
    .select({ id: payments.id, updatedAt: payments.updatedAt })
    .from(payments)
    .where(and(inArray(payments.state, ["starting", "open", "unknown"]), lt(payments.updatedAt, quietSince)))
    .orderBy(asc(payments.updatedAt))
    .limit(atOnce);
  for (const { id, updatedAt } of old)
    await attempt(world, id, async () => {
      const { kind } = await settle(world, id);
      const isAbandoned = updatedAt < subHours(world.now(), abandonedHours);
      if (isAbandoned && (kind === "open" || kind === "needs-action")) await close(world, id);
    });
  return old.length;
}

async function sweepRefunds(world: PaymentWorld, { graceSeconds }: SweepRules): Promise<number> {
  const isWaiting = and(
    inArray(refunds.state, ["starting", "unknown", "pending"]),
    lt(refunds.updatedAt, subSeconds(world.now(), graceSeconds)),
  );
  const old = await world.db.select({ id: refunds.id }).from(refunds).where(isWaiting).limit(atOnce);
  for (const { id } of old) await attempt(world, id, () => runRefund(world, id));
  return old.length;
}

/** One that cannot be dealt with keeps nobody else waiting. */
async function attempt(world: PaymentWorld, id: string, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    world.log.error({ id, err: error }, "a payment could not be swept");
  }
}

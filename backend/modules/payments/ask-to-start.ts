import { and, eq, inArray, sql } from "drizzle-orm";
import { brand } from "@/lib/config/brand";
import { payments } from "@/backend/db/schema/payments";
import { type Refusal } from "@/backend/http/refusals";
import { crashPoint } from "@/backend/payments/crash-point";
import {
  type PaymentProvider,
  ProviderRefusal,
  type StartedPayment,
  type StartPayment,
} from "@/backend/payments/port";
import type { BeginPayment, BegunPayment } from "./begin-payment";
import { close } from "./clear-way";
import type { Payment } from "./find-payment";
import { subscribedBy } from "./open-row";
import { notOffered, paymentRefused, paymentUnknown } from "./refusals";
import type { PaymentWorld } from "./world";

type Asking = Pick<BeginPayment, "email" | "returnPath" | "token" | "subscribes">;

/** `anew`: what was begun before cannot be changed any more, so it was closed, and the next try makes another. */
export async function askToStart(
  world: PaymentWorld,
  payment: Payment,
  asking: Asking,
): Promise<BegunPayment | Refusal | "anew"> {
  const provider = world.providers.find(payment.provider);
  if (provider === undefined) return notOffered();
  // What renews and what is paid once are two things to a provider: the one cannot be changed into the other.
  if (payment.providerId !== null && payment.subscribesTo !== subscribedBy(asking))
    return (await close(world, payment.id)) ?? "anew";
  try {
    const started = await startOrChange(world, provider, { payment, asking });
    crashPoint("provider-started");
    await record(world, payment, started);
    crashPoint("payment-recorded");
    return toBegun(payment, started);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) return giveUp(world, payment, error);
    if (payment.providerId !== null) return (await close(world, payment.id)) ?? "anew";
    world.log.info({ payment: payment.id, code: error.code }, "a payment was refused at its beginning");
    await setState(world, payment, { state: "failed", problem: error.code });
    return paymentRefused(error.failure);
  }
}

function startOrChange(
  world: PaymentWorld,
  provider: PaymentProvider,
  { payment, asking }: { payment: Payment; asking: Asking },
): Promise<StartedPayment> {
  const { id, providerId, attempt, amount, currency } = payment;
  // Of another amount it is another change; the same change asked twice is one.
  if (providerId !== null) return provider.change(providerId, amount, currency, `${id}:${attempt}:${amount}`);
  const asked: StartPayment = {
    ...{ paymentId: id, attempt, amount, currency },
    email: asking.email,
    description: brand.name,
    returnUrl: `${world.appOrigin}${asking.returnPath}`,
    token: asking.token,
    subscribes: asking.subscribes,
  };
  return provider.start(asked);
}

/** Neither yes nor no: it is looked up before anything else is tried. */
async function giveUp(world: PaymentWorld, payment: Payment, error: unknown): Promise<Refusal> {
  world.log.warn({ payment: payment.id, err: error }, "the provider's answer is lost");
  if (payment.providerId === null) await setState(world, payment, { state: "unknown" });
  return paymentUnknown();
}

async function record(world: PaymentWorld, payment: Payment, { payment: said }: StartedPayment) {
  await setState(world, payment, { state: "open", providerId: said.providerId });
}

/** Only while nobody has ended it: an event may have been quicker than the answer. */
async function setState(
  world: PaymentWorld,
  { id }: Payment,
  change: Partial<Pick<Payment, "state" | "providerId" | "problem">>,
): Promise<void> {
  await world.db
    .update(payments)
    .set({ ...change, updatedAt: sql`now()` })
    .where(and(eq(payments.id, id), inArray(payments.state, ["starting", "open", "unknown"])));
}

function toBegun({ id, amount, currency }: Payment, { payment, clientSecret }: StartedPayment): BegunPayment {
  const { providerId, state } = payment;
  return { paymentId: id, providerId, clientSecret: clientSecret ?? "", amount, currency, state };
}

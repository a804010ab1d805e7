import { and, eq } from "drizzle-orm";
import type { PaymentProviderName } from "@/lib/config/orders";
import { paymentEvents, payments } from "@/backend/db/schema/payments";
import { notFound, Refusal } from "@/backend/http/refusals";
import { type PaymentProvider, type ProviderEvent, ProviderRefusal } from "@/backend/payments/port";
import { syncSubscription } from "@/backend/modules/subscriptions/sync-subscription";
import { checkRefunds } from "./check-refunds";
import { findPayment } from "./find-payment";
import { settle } from "./settle";
import type { PaymentWorld } from "./world";

const notTheirs = new Refusal(400, { code: "bad_signature", message: "This is not from the provider." });

/** Told again later. Not a 503, which would say that the whole shop is down. */
const notYet = new Refusal(500, { code: "not_dealt_with", message: "This could not be dealt with yet." });

/** 400 where it is not from the provider; 500 where it could not be dealt with, so that it is told again. */
export async function receiveEvent(
  world: PaymentWorld,
  name: PaymentProviderName,
  headers: Readonly<Record<string, string>>,
  rawBody: string,
): Promise<undefined | Refusal> {
  const provider = world.providers.find(name);
  if (provider === undefined) return notFound();
  let event: ProviderEvent;
  try {
    event = await provider.readEvent(headers, rawBody);
  } catch (error) {
    if (error instanceof ProviderRefusal) return notTheirs;
    world.log.warn({ provider: name, err: error }, "an event could not be checked");
    return notYet;
  }
  if (await isKnown(world, name, event)) return undefined;
  return dealWith(world, provider, event);
}

async function isKnown({ db }: PaymentWorld, provider: PaymentProviderName, { eventId }: ProviderEvent) {
  const known = await db
    .select({ id: paymentEvents.eventId })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)));
  return known.length > 0;
}

/** What it says is not believed but looked up: events come late, twice and in any order. */
async function dealWith(
  world: PaymentWorld,
  provider: PaymentProvider,
  event: ProviderEvent,
): Promise<undefined | Refusal> {
  const paymentId = await paymentOf(world, provider, event).catch((error: unknown) => {
    world.log.warn({ event: event.eventId, err: error }, "the payment of an event could not be looked up");
    return "unknown" as const;
  });
  if (paymentId === "unknown") return notYet;
  if (paymentId === undefined) return note(world, provider, event);
  // First: without it the event is not written down, and comes again.
  if (!(await checkRefunds(world, paymentId))) return notYet;
  if (provider.subscriptions !== undefined && (await isOfSubscription(world, paymentId)))
    return dealWithSubscription(world, provider, { event, paymentId });
  const settled = await settle(world, paymentId, event);
  return settled.kind === "unknown" ? notYet : undefined;
}

async function isOfSubscription({ db }: PaymentWorld, paymentId: string): Promise<boolean> {
  return ((await findPayment(db, paymentId))?.subscribesTo ?? null) !== null;
}

interface Told {
  readonly event: ProviderEvent;
  readonly paymentId: string;
}

/** About its first payment, a renewal or its end: all are looked up. Written down last, because each is done once anyway. */
async function dealWithSubscription(
  world: PaymentWorld,
  provider: PaymentProvider,
  { event, paymentId }: Told,
): Promise<undefined | Refusal> {
  const { kind } = await settle(world, paymentId);
  const isKnown = event.providerId === undefined || (await syncSubscription(world, event.providerId));
  return kind === "unknown" || !isKnown ? notYet : writeTold(world, provider, event);
}

/** Ours by the provider's id; where our answer was lost, by what the provider was told of it. */
async function paymentOf(
  { db }: PaymentWorld,
  provider: PaymentProvider,
  { providerId }: ProviderEvent,
): Promise<string | undefined> {
  if (providerId === undefined) return undefined;
  const [known] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider.name), eq(payments.providerId, providerId)));
  if (known !== undefined) return known.id;
  const paymentId = (await provider.find(providerId))?.paymentId;
  if (paymentId === undefined) return undefined;
  const [told] = await db.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId));
  return told?.id;
}

/** Of nothing of ours, or of nothing that is there any more: written down, and not asked for again. */
async function note(world: PaymentWorld, provider: PaymentProvider, event: ProviderEvent) {
  const { eventId, kind } = event;
  world.log.info({ provider: provider.name, eventId, kind }, "an event is about nothing of ours");
  return writeTold(world, provider, event);
}

async function writeTold({ db }: PaymentWorld, { name: provider }: PaymentProvider, event: ProviderEvent) {
  const { eventId, kind, providerId } = event;
  await db.insert(paymentEvents).values({ provider, eventId, kind, providerId }).onConflictDoNothing();
  return undefined;
}

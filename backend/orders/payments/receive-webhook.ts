import { and, eq } from "drizzle-orm";
import type { PaymentProviderName } from "@/lib/config/orders/orders";
import { paymentEvents, payments } from "@/backend/db/schema/payments";
import { notFound, Refusal } from "@/backend/http/refusals";
import {
  type PaymentProvider,
  ProviderRejectedError,
  type WebhookEvent,
} from "@/backend/payment-providers/payment-provider";
import { syncSubscription } from "@/backend/orders/subscriptions/sync-subscription";
import { findPayment } from "./find-payment";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import { processRefundsOfPayment } from "./process-refund";
import { processDispute } from "./record-dispute";
import { settlePayment } from "./settle-payment";
import { syncPayment } from "./sync-payment";

const badSignature = new Refusal(400, {
  code: "bad_signature",
  message: "refusals.notFromProvider",
});

/** The provider will retry. Not 503, which the BFF reads as an outage of the whole shop. */
const notProcessed = new Refusal(500, {
  code: "not_dealt_with",
  message: "refusals.notProcessed",
});

/** 400 for a bad signature; 500 if the event could not be processed, so that the provider sends it again. */
export async function receiveWebhook(
  context: PaymentContext,
  name: PaymentProviderName,
  headers: Readonly<Record<string, string>>,
  rawBody: string,
): Promise<undefined | Refusal> {
  const provider = context.providers.find(name);
  if (provider === undefined) return notFound();
  let event: WebhookEvent;
  try {
    event = await provider.parseWebhook(headers, rawBody);
  } catch (error) {
    if (error instanceof ProviderRejectedError) return badSignature;
    context.log.warn({ provider: name, err: error }, "webhook could not be verified");
    return notProcessed;
  }
  if (await isProcessed(context, name, event)) return undefined;
  return processEvent(context, provider, event);
}

async function isProcessed({ db }: PaymentContext, provider: PaymentProviderName, { eventId }: WebhookEvent) {
  const rows = await db
    .select({ id: paymentEvents.eventId })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)));
  return rows.length > 0;
}

/** Events arrive late, twice and in any order, so the payment itself is fetched instead of trusting the event. */
async function processEvent(
  context: PaymentContext,
  provider: PaymentProvider,
  event: WebhookEvent,
): Promise<undefined | Refusal> {
  const paymentId = await findPaymentId(context, provider, event).catch((error: unknown) => {
    context.log.warn({ event: event.eventId, err: error }, "payment of a webhook could not be fetched");
    return "unknown" as const;
  });
  if (paymentId === "unknown") return notProcessed;
  if (paymentId === undefined) return ignoreEvent(context, provider, event);
  // Refunds first: if they fail, the event is not recorded and will be sent again.
  if (!(await processRefundsOfPayment(context, paymentId))) return notProcessed;
  if (!(await syncPayment(context, paymentId))) return notProcessed;
  if (event.disputeId !== undefined)
    return processDisputeEvent(context, provider, { event, paymentId, disputeId: event.disputeId });
  if (provider.subscriptions !== undefined && (await isSubscriptionPayment(context, paymentId)))
    return processSubscriptionEvent(context, provider, { event, paymentId });
  const outcome = await settlePayment(context, paymentId, { event });
  return outcome.kind === "unknown" ? notProcessed : undefined;
}

async function isSubscriptionPayment({ db }: PaymentContext, paymentId: string): Promise<boolean> {
  return ((await findPayment(db, paymentId))?.subscribesTo ?? null) !== null;
}

interface PaymentEvent {
  readonly event: WebhookEvent;
  readonly paymentId: string;
}

/** Perhaps the dispute is the first event about the payment. Recorded last, because every step is idempotent. */
async function processDisputeEvent(
  context: PaymentContext,
  provider: PaymentProvider,
  { event, ...dispute }: PaymentEvent & { readonly disputeId: string },
): Promise<undefined | Refusal> {
  const { kind } = await settlePayment(context, dispute.paymentId);
  if (kind === "unknown" || !(await processDispute(context, provider, dispute))) return notProcessed;
  return insertEvent(context, provider, event);
}

/** Covers the first payment, renewals and the end. Recorded last, because every step is idempotent. */
async function processSubscriptionEvent(
  context: PaymentContext,
  provider: PaymentProvider,
  { event, paymentId }: PaymentEvent,
): Promise<undefined | Refusal> {
  const { kind } = await settlePayment(context, paymentId);
  const isSynced = event.providerId === undefined || (await syncSubscription(context, event.providerId));
  return kind === "unknown" || !isSynced ? notProcessed : insertEvent(context, provider, event);
}

/** By the provider's id, or by our id at the provider if its response to the creation was lost. */
async function findPaymentId(
  { db }: PaymentContext,
  provider: PaymentProvider,
  { providerId }: WebhookEvent,
): Promise<string | undefined> {
  if (providerId === undefined) return undefined;
  const [byProviderId] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider.name), eq(payments.providerId, providerId)));
  if (byProviderId !== undefined) return byProviderId.id;
  const paymentId = (await provider.fetchStatus(providerId))?.paymentId;
  if (paymentId === undefined) return undefined;
  const [byPaymentId] = await db.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId));
  return byPaymentId?.id;
}

/** Not about a payment of ours: recorded, so that the provider stops sending it. */
async function ignoreEvent(context: PaymentContext, provider: PaymentProvider, event: WebhookEvent) {
  const { eventId, kind } = event;
  context.log.info({ provider: provider.name, eventId, kind }, "webhook concerns no known payment");
  return insertEvent(context, provider, event);
}

async function insertEvent({ db }: PaymentContext, { name: provider }: PaymentProvider, event: WebhookEvent) {
  const { eventId, kind, providerId } = event;
  await db.insert(paymentEvents).values({ provider, eventId, kind, providerId }).onConflictDoNothing();
  return undefined;
}

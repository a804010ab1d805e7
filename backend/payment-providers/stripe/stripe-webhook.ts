import type Stripe from "stripe";
import { type WebhookEvent, ProviderRejectedError } from "@/backend/payment-providers/payment-provider";

/**
 * Verifies the signature on the unchanged body. Stripe's helper rejects events older than five minutes but accepts future
 * timestamps; duplicates are recognised by event id, not by time.
 */
export function parseStripeWebhook(
  stripe: Stripe,
  secret: string,
  message: { readonly headers: Readonly<Record<string, string>>; readonly rawBody: string },
): WebhookEvent {
  const event = verifySignature(stripe, secret, message);
  const { object } = event.data;
  return {
    eventId: event.id,
    kind: event.type,
    providerId: findIntentId(object),
    ...("object" in object && object.object === "dispute" && { disputeId: object.id }),
  };
}

function verifySignature(
  stripe: Stripe,
  secret: string,
  { headers, rawBody }: { readonly headers: Readonly<Record<string, string>>; readonly rawBody: string },
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(rawBody, headers["stripe-signature"] ?? "", secret);
  } catch {
    // A malformed signature throws a generic error, so every error counts as an invalid signature.
    throw new ProviderRejectedError("signature");
  }
}

/** The intent itself, or the intent of a charge, refund or dispute. */
function findIntentId(object: object): string | undefined {
  const { object: kind, id, payment_intent: intent } = object as Readonly<Record<string, unknown>>;
  if (kind === "payment_intent") return toText(id);
  return toText(intent) ?? toText((intent as { id?: unknown } | null | undefined)?.id);
}

const toText = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

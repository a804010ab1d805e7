import type Stripe from "stripe";
import { type ProviderEvent, ProviderRefusal } from "@/backend/payments/port";

/**
 * Verified on the text as it came. Stripe's helper refuses what is older than five minutes but takes a time in the
 * future: what is told twice is known by the event's id, not by its time.
 */
export function readStripeEvent(
  stripe: Stripe,
  secret: string,
  message: { readonly headers: Readonly<Record<string, string>>; readonly rawBody: string },
): ProviderEvent {
  const event = verified(stripe, secret, message);
  return { eventId: event.id, kind: event.type, providerId: intentOf(event.data.object) };
}

function verified(
  stripe: Stripe,
  secret: string,
  { headers, rawBody }: { readonly headers: Readonly<Record<string, string>>; readonly rawBody: string },
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(rawBody, headers["stripe-signature"] ?? "", secret);
  } catch {
    // A signature without digits is answered by an error of no kind: whatever cannot be read is not from Stripe.
    throw new ProviderRefusal("signature");
  }
}

/** An intent itself, or the one that a charge, a refund or a dispute is about. */
function intentOf(object: object): string | undefined {
  const { object: kind, id, payment_intent: about } = object as Readonly<Record<string, unknown>>;
  if (kind === "payment_intent") return textOf(id);
  return textOf(about) ?? textOf((about as { id?: unknown } | null | undefined)?.id);
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

import type { PaymentIntent, PaymentIntentResult, Stripe, StripeElements } from "@stripe/stripe-js";
import type { StartedPayment } from "@/components/orders/public/payment-props";
import { readFailureReason } from "./failure-reason";
import type { StripeFailure } from "./stripe-messages";

export type PaymentOutcome =
  | { readonly kind: "done"; readonly transactionId: string }
  /** The form is incomplete or invalid; its fields show why. */
  | { readonly kind: "incomplete" }
  /** The backend refused to start the payment; the caller has shown why. */
  | { readonly kind: "refused" }
  | { readonly kind: "failed"; readonly failure: StripeFailure };

export interface ConfirmPaymentOptions {
  readonly stripe: Pick<Stripe, "confirmPayment" | "retrievePaymentIntent">;
  readonly elements: StripeElements;
  readonly displayed: { readonly amount: number; readonly currency: string };
  readonly start: () => Promise<StartedPayment>;
  readonly returnUrl: (payment: StartedPayment) => string;
}

/** Submits the form before any other await: wallets open only within the click, and Stripe confirms only submitted forms. */
export async function confirmPayment({
  stripe,
  elements,
  displayed,
  start,
  returnUrl,
}: ConfirmPaymentOptions): Promise<PaymentOutcome> {
  const { error } = await elements.submit();
  if (error) return { kind: "incomplete" };
  const started = await start().catch(() => undefined);
  if (started === undefined) return { kind: "refused" };
  if (!matchesDisplayed(started, displayed)) return { kind: "failed", failure: "changed" };
  const { clientSecret } = started;
  const confirmParams = { return_url: returnUrl(started) };
  const result = await stripe
    .confirmPayment({ elements, clientSecret, confirmParams, redirect: "if_required" })
    .catch((): undefined => undefined);
  return readOutcome(stripe, clientSecret, result);
}

/** The buyer must not be charged another amount than displayed. */
const matchesDisplayed = (
  started: StartedPayment,
  { amount, currency }: ConfirmPaymentOptions["displayed"],
) => (started.amount ?? amount) === amount && (started.currency ?? currency) === currency;

async function readOutcome(
  stripe: ConfirmPaymentOptions["stripe"],
  clientSecret: string,
  result: PaymentIntentResult | undefined,
): Promise<PaymentOutcome> {
  const intent = result?.paymentIntent ?? result?.error?.payment_intent;
  if (isCharged(intent)) return { kind: "done", transactionId: intent.id };
  const isUnsure = result === undefined || result.error?.type === "api_connection_error";
  if (!isUnsure)
    return { kind: "failed", failure: result.error ? readFailureReason(result.error) : "not-confirmed" };
  const retrieved = await stripe.retrievePaymentIntent(clientSecret).catch((): undefined => undefined);
  if (isCharged(retrieved?.paymentIntent)) return { kind: "done", transactionId: retrieved.paymentIntent.id };
  return { kind: "failed", failure: "unsure" };
}

/** Paid here or in another tab, or processing: the backend reads the rest from Stripe. */
const isCharged = (intent: PaymentIntent | undefined): intent is PaymentIntent =>
  intent?.status === "succeeded" || intent?.status === "processing";

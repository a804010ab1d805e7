import type { PaymentIntent, PaymentIntentResult, Stripe, StripeElements } from "@stripe/stripe-js";
import type { BegunPayment } from "@/components/checkout/payment-props";
import { failureKind } from "./failure-kind";
import type { StripeFailure } from "./stripe-words";

export type Outcome =
  | { readonly kind: "done"; readonly transactionId: string }
  /** Something is missing or wrong in the form: its own fields say what. */
  | { readonly kind: "incomplete" }
  /** Our side has refused to begin, and has said why. */
  | { readonly kind: "refused" }
  | { readonly kind: "failed"; readonly failure: StripeFailure };

export interface Paying {
  readonly stripe: Pick<Stripe, "confirmPayment" | "retrievePaymentIntent">;
  readonly elements: StripeElements;
  readonly shown: { readonly amount: number; readonly currency: string };
  readonly start: () => Promise<BegunPayment>;
  readonly returnUrl: (begun: BegunPayment) => string;
}

/**
 * The form is handed in before anything else is awaited: wallets open only while the click is still fresh, and Stripe refuses
 * to confirm what was not handed in.
 */
export async function pay({ stripe, elements, shown, start, returnUrl }: Paying): Promise<Outcome> {
  const { error } = await elements.submit();
  if (error) return { kind: "incomplete" };
  const begun = await start().catch(() => undefined);
  if (begun === undefined) return { kind: "refused" };
  if (!isAsShown(begun, shown)) return { kind: "failed", failure: "changed" };
  const { clientSecret } = begun;
  const confirmParams = { return_url: returnUrl(begun) };
  const result = await stripe
    .confirmPayment({ elements, clientSecret, confirmParams, redirect: "if_required" })
    .catch((): undefined => undefined);
  return read(stripe, clientSecret, result);
}

/** Nobody pays another amount than the one they have read. */
const isAsShown = (begun: BegunPayment, { amount, currency }: Paying["shown"]) =>
  (begun.amount ?? amount) === amount && (begun.currency ?? currency) === currency;

async function read(
  stripe: Paying["stripe"],
  clientSecret: string,
  result: PaymentIntentResult | undefined,
): Promise<Outcome> {
  const told = result?.paymentIntent ?? result?.error?.payment_intent;
  if (isTaken(told)) return { kind: "done", transactionId: told.id };
  const isUnsure = result === undefined || result.error?.type === "api_connection_error";
  if (!isUnsure)
    return { kind: "failed", failure: result.error ? failureKind(result.error) : "not-confirmed" };
  const looked = await stripe.retrievePaymentIntent(clientSecret).catch((): undefined => undefined);
  if (isTaken(looked?.paymentIntent)) return { kind: "done", transactionId: looked.paymentIntent.id };
  return { kind: "failed", failure: "unsure" };
}

/** Paid here, in another tab, or on its way: our side reads the rest from Stripe itself. */
const isTaken = (intent: PaymentIntent | undefined): intent is PaymentIntent =>
  intent?.status === "succeeded" || intent?.status === "processing";

import {
  usePayPalOneTimePaymentSession,
  usePayPalSubscriptionPaymentSession,
} from "@paypal/react-paypal-js/sdk-v6";
import { type PaypalGiven, type PaypalSession, usePaypalWindow } from "./use-paypal-window";

/** Paid once. */
export function useOneTimeSession(given: PaypalGiven): PaypalSession {
  const { phase, begin, approve, open, callbacks } = usePaypalWindow(given);
  const session = usePayPalOneTimePaymentSession({
    presentationMode: "auto",
    createOrder: async () => ({ orderId: await begin() }),
    onApprove: ({ orderId }) => approve(orderId),
    ...callbacks,
  });
  return { phase, isBroken: session.error !== null, pay: () => open(session.handleClick) };
}

/** Paid every year, until somebody ends it. */
export function useSubscriptionSession(given: PaypalGiven): PaypalSession {
  const { phase, begin, approve, open, callbacks } = usePaypalWindow(given);
  const session = usePayPalSubscriptionPaymentSession({
    presentationMode: "auto",
    createSubscription: async () => ({ subscriptionId: await begin() }),
    onApprove: ({ subscriptionId }) => approve(subscriptionId),
    ...callbacks,
  });
  return { phase, isBroken: session.error !== null, pay: () => open(session.handleClick) };
}

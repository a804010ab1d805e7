import {
  usePayPalOneTimePaymentSession,
  usePayPalSubscriptionPaymentSession,
} from "@paypal/react-paypal-js/sdk-v6";
import { type PaypalWindowOptions, type PaypalSession, usePaypalWindow } from "./use-paypal-window";

export function useOneTimeSession(options: PaypalWindowOptions): PaypalSession {
  const { phase, createPayment, approve, open, callbacks } = usePaypalWindow(options);
  const session = usePayPalOneTimePaymentSession({
    presentationMode: "auto",
    createOrder: async () => ({ orderId: await createPayment() }),
    onApprove: ({ orderId }) => approve(orderId),
    ...callbacks,
  });
  return { phase, isBroken: session.error !== null, pay: () => open(session.handleClick) };
}

/** Charged every year until cancelled. */
export function useSubscriptionSession(options: PaypalWindowOptions): PaypalSession {
  const { phase, createPayment, approve, open, callbacks } = usePaypalWindow(options);
  const session = usePayPalSubscriptionPaymentSession({
    presentationMode: "auto",
    createSubscription: async () => ({ subscriptionId: await createPayment() }),
    onApprove: ({ subscriptionId }) => approve(subscriptionId),
    ...callbacks,
  });
  return { phase, isBroken: session.error !== null, pay: () => open(session.handleClick) };
}

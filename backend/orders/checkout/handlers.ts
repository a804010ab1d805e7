import type { Handlers } from "@/backend/http/handler-types";
import { cancelSubscriptionByToken } from "@/backend/orders/public/cancel-subscription";
import { createPaymentContext } from "@/backend/orders/public/payment-context";
import { readPaymentOptions } from "./payment-options";
import { submitCheckout } from "./submit-checkout";
import { readPlacedOrder } from "./read-placed-order";
import { confirmSandboxPayment, tokenizeSandboxCard } from "./sandbox-payment";
import { startBrowserPayment } from "./start-payment";

/** Use cases that call a provider run outside the request's transaction and open their own. */
export const checkoutHandlers: Handlers<"checkout"> = {
  placeOrder: {
    outsideTransaction: (input) => submitCheckout(createPaymentContext(input), input.caller, input.body),
  },
  startPayment: {
    outsideTransaction: (input) => startBrowserPayment(createPaymentContext(input), input.caller, input.body),
  },
  options: {
    outsideTransaction: (input) =>
      readPaymentOptions(createPaymentContext(input), input.caller, input.params.sessionId),
  },
  placedOrder: ({ params, ...context }) => readPlacedOrder(context, params.token),
  cancelRenewal: {
    outsideTransaction: (input) =>
      cancelSubscriptionByToken(createPaymentContext(input), input.caller, input.params.token),
  },
  createSandboxCard: {
    outsideTransaction: (input) => tokenizeSandboxCard(createPaymentContext(input), input.body),
  },
  confirmSandbox: {
    outsideTransaction: (input) => confirmSandboxPayment(createPaymentContext(input), input.body),
  },
};

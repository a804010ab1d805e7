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
    outsideTransaction: (context, { body }) =>
      submitCheckout(createPaymentContext(context), context.caller, body),
  },
  startPayment: {
    outsideTransaction: (context, { body }) =>
      startBrowserPayment(createPaymentContext(context), context.caller, body),
  },
  options: {
    outsideTransaction: (context, { params }) =>
      readPaymentOptions(createPaymentContext(context), context.caller, params.sessionId),
  },
  placedOrder: readPlacedOrder,
  cancelRenewal: {
    outsideTransaction: (context, { params }) =>
      cancelSubscriptionByToken(createPaymentContext(context), context.caller, params.token),
  },
  createSandboxCard: {
    outsideTransaction: (context, { body }) => tokenizeSandboxCard(createPaymentContext(context), body),
  },
  confirmSandbox: {
    outsideTransaction: (context, { body }) => confirmSandboxPayment(createPaymentContext(context), body),
  },
};

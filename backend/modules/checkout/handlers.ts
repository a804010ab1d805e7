import type { Handlers } from "@/backend/http/handlers";
import { endByToken } from "@/backend/modules/subscriptions/end-by-token";
import { worldOf } from "@/backend/modules/payments/world";
import { readOptions } from "./options";
import { placeOrderCall } from "./place-order";
import { readPlacedOrder } from "./placed-order";
import { confirmSandbox, keepCard } from "./sandbox-calls";
import { startPayment } from "./start-payment";

/** Whatever may ask a provider does it outside of any transaction, and opens its own. */
export const checkoutHandlers: Handlers<"checkout"> = {
  placeOrder: {
    outsideTransaction: (input) => placeOrderCall(worldOf(input), input.visit, input.body),
  },
  startPayment: {
    outsideTransaction: (input) => startPayment(worldOf(input), input.visit, input.body),
  },
  options: {
    outsideTransaction: (input) => readOptions(worldOf(input), input.visit, input.params.sessionId),
  },
  placedOrder: ({ tx, visit, params }) => readPlacedOrder(tx, visit, params.token),
  endRenewal: {
    outsideTransaction: (input) => endByToken(worldOf(input), input.visit, input.params.token),
  },
  keepCard: { outsideTransaction: (input) => keepCard(worldOf(input), input.body) },
  confirmSandbox: { outsideTransaction: (input) => confirmSandbox(worldOf(input), input.body) },
};

import type { Handlers } from "@/backend/http/handler-types";
import { receiveWebhook } from "./receive-webhook";
import { createPaymentContext } from "@/backend/orders/public/payment-context";

export const paymentsHandlers: Handlers<"payments"> = {
  receiveEvent: {
    outsideTransaction: (input) => {
      const { headers, payload } = input.body;
      const headersByName = Object.fromEntries(headers.map(({ name, value }) => [name, value]));
      return receiveWebhook(createPaymentContext(input), input.params.provider, headersByName, payload);
    },
  },
};

import type { Handlers } from "@/backend/http/handler-types";
import { receiveWebhook } from "./receive-webhook";
import { createPaymentContext } from "@/backend/orders/public/payment-context";

export const paymentsHandlers: Handlers<"payments"> = {
  receiveEvent: {
    outsideTransaction: (context, { params, body }) => {
      const { headers, payload } = body;
      const headersByName = Object.fromEntries(headers.map(({ name, value }) => [name, value]));
      return receiveWebhook(createPaymentContext(context), params.provider, headersByName, payload);
    },
  },
};

import type { Handlers } from "@/backend/http/handlers";
import { receiveEvent } from "./receive-event";
import { worldOf } from "./world";

export const paymentEventsHandlers: Handlers<"paymentEvents"> = {
  receive: {
    outsideTransaction: (input) => {
      const { headers, payload } = input.body;
      const named = Object.fromEntries(headers.map(({ name, value }) => [name, value]));
      return receiveEvent(worldOf(input), input.params.provider, named, payload);
    },
  },
};

import type { Handlers } from "@/backend/http/handler-types";
import { subscribe } from "./subscribe";
import {
  confirmSubscription,
  readOwnSubscription,
  unsubscribe,
  updateOwnSubscription,
} from "./subscriptions";

export const newsletterHandlers: Handlers<"newsletter"> = {
  subscribe: { outsideTransaction: subscribe },
  confirm: confirmSubscription,
  unsubscribe,
  getMine: readOwnSubscription,
  updateMine: updateOwnSubscription,
};

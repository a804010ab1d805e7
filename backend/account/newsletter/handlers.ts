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
  confirm: ({ tx, body }) => confirmSubscription(tx, body.token),
  unsubscribe: ({ tx, body }) => unsubscribe(tx, body.token),
  getMine: ({ tx, caller }) => readOwnSubscription(tx, caller),
  updateMine: ({ tx, caller, body }) => updateOwnSubscription(tx, caller, body.isSubscribed),
};

import type { Handlers } from "@/backend/http/handler-types";
import { receiveEvents } from "./receive-events";

export const labHandlers: Handlers<"lab"> = {
  receiveEvents,
};

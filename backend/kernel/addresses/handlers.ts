import type { Handlers } from "@/backend/http/handler-types";
import { listAddresses } from "./saved-addresses";

export const addressesHandlers: Handlers<"addresses"> = {
  list: listAddresses,
};

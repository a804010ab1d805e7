import type { Handlers } from "@/backend/http/handler-types";
import { listOwnKits } from "./list-own-kits";

export const kitsHandlers: Handlers<"kits"> = {
  list: listOwnKits,
};

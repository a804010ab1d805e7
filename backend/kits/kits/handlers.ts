import type { Handlers } from "@/backend/http/handler-types";
import { listUnusedKits } from "@/backend/kits/public/list-kits";

export const kitsHandlers: Handlers<"kits"> = {
  unused: ({ tx, caller, settings, query }) => listUnusedKits(tx, caller, settings, query),
};

import type { Handlers } from "@/backend/http/handler-types";
import { listUnusedKits } from "@/backend/kits/public/list-kits";

export const kitsHandlers: Handlers<"kits"> = {
  unused: listUnusedKits,
};

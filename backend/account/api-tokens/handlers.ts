import type { Handlers } from "@/backend/http/handler-types";
import { createToken, listTokens, revokeToken } from "@/backend/account/public/api-tokens";

export const apiTokensHandlers: Handlers<"apiTokens"> = {
  list: listTokens,
  create: createToken,
  revoke: revokeToken,
};

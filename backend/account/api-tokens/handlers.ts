import type { Handlers } from "@/backend/http/handler-types";
import { createToken, listTokens, revokeToken } from "@/backend/account/public/api-tokens";

export const apiTokensHandlers: Handlers<"apiTokens"> = {
  list: ({ tx, caller }) => listTokens(tx, caller),
  create: ({ tx, caller, body }) => createToken(tx, caller, body),
  revoke: ({ tx, caller, params }) => revokeToken(tx, caller, params.id),
};

import type { Handlers } from "@/backend/http/handler-types";
import { endSession } from "@/backend/kernel/users/sessions";
import { signIn } from "./sign-in";

export const authHandlers: Handlers<"auth"> = {
  login: { outsideTransaction: signIn },
  endSession: async ({ tx, caller }) => {
    if (caller.tokenHash !== undefined) await endSession(tx, caller.tokenHash);
    return undefined;
  },
};

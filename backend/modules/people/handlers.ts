import type { Handlers } from "@/backend/http/handlers";
import { readDetails } from "./read-details";
import { endSession } from "./sessions";
import { signIn } from "./sign-in";

export const authHandlers: Handlers<"auth"> = {
  login: { outsideTransaction: ({ db, body }) => signIn(db, body) },
  leave: async ({ tx, visit }) => {
    if (visit.tokenHash !== undefined) await endSession(tx, visit.tokenHash);
    return undefined;
  },
};

export const meHandlers: Handlers<"me"> = {
  details: ({ tx, visit }) => readDetails(tx, visit),
};

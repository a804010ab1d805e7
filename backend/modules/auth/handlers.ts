import type { Handlers } from "@/backend/http/handlers";
import { readDetails } from "./read-details";
import { endSession } from "./sessions";
import { signIn } from "./sign-in";

export const authHandlers: Handlers<"auth"> = {
  login: { outsideTransaction: ({ db, visit, body }) => signIn(db, visit, body) },
  leave: async ({ tx, visit }) => {
    if (visit.tokenHash !== undefined) await endSession(tx, visit.tokenHash);
    return undefined;
  },
};

export const meHandlers: Handlers<"me"> = {
  details: ({ tx, visit }) => readDetails(tx, visit),
};

import type { Handlers } from "@/backend/http/handler-types";
import { checkNumber, checkOwnMicrochip } from "./check-number";

export const microchipCheckerHandlers: Handlers<"microchipChecker"> = {
  check: ({ tx, caller, params }) => checkOwnMicrochip(tx, caller, params.id),
  checkPublic: ({ tx, params }) => checkNumber(tx, params.id),
};

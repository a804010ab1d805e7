import type { Handlers } from "@/backend/http/handler-types";
import { checkNumber, checkOwnMicrochip } from "./check-number";

export const microchipCheckerHandlers: Handlers<"microchipChecker"> = {
  check: checkOwnMicrochip,
  checkPublic: ({ tx }, { params }) => checkNumber(tx, params.id),
};

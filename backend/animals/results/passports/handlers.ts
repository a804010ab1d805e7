import type { Handlers } from "@/backend/http/handler-types";
import { changeVisibility } from "./change-visibility";
import { listPublicKeys } from "./list-public-keys";
import { readPassport } from "./read-passport";

export const passportsHandlers: Handlers<"passports"> = {
  get: ({ tx }, { params }) => readPassport(tx, params.token),
  changeVisibility,
  keys: { outsideTransaction: listPublicKeys },
};

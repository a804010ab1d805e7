import type { Handlers } from "@/backend/http/handler-types";
import { changePassword } from "./change-password";
import { setPresetBreeds } from "./set-preset-breeds";
import { findUserByEmail } from "./find-user-by-email";
import { readAccount } from "./read-account";
import { updateUser } from "./update-user";
import { updateClinic } from "./update-clinic";

export const accountHandlers: Handlers<"account"> = {
  details: ({ tx, caller }) => readAccount(tx, caller),
  findByEmail: findUserByEmail,
  update: ({ tx, caller }, { body }) => updateUser(tx, caller, body),
  updateState: ({ tx, caller }, { body }) => updateUser(tx, caller, body),
  animalPreset: setPresetBreeds,
  changePassword: { outsideTransaction: changePassword },
  updateVet: updateClinic,
};

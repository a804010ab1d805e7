import type { Handlers } from "@/backend/http/handler-types";
import { changePassword } from "./change-password";
import { setPresetBreeds } from "./set-preset-breeds";
import { findUserByEmail } from "./find-user-by-email";
import { readAccount } from "./read-account";
import { updateUser } from "./update-user";
import { updateClinic } from "./update-clinic";

export const accountHandlers: Handlers<"account"> = {
  details: ({ tx, caller }) => readAccount(tx, caller),
  findByEmail: ({ tx, params, caller }) => findUserByEmail(tx, caller, params.email),
  update: ({ tx, body, caller }) => updateUser(tx, caller, body),
  updateState: ({ tx, body, caller }) => updateUser(tx, caller, body),
  animalPreset: ({ tx, body, caller }) => setPresetBreeds(tx, caller, body.breed_ids),
  changePassword: { outsideTransaction: ({ db, body, caller }) => changePassword(db, caller, body) },
  updateVet: ({ tx, body, caller }) => updateClinic(tx, caller, body),
};

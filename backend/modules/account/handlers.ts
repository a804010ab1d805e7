import type { Handlers } from "@/backend/http/handlers";
import { claimCart } from "@/backend/modules/cart/claim-cart";
import { changePassword } from "./change-password";
import { chooseBreeds } from "./choose-breeds";
import { findUser } from "./find-user";
import { updateUser } from "./update-user";
import { updateVet } from "./update-vet";

export const accountHandlers: Handlers<"account"> = {
  byEmail: ({ tx, params, visit }) => findUser(tx, visit, params.email),
  update: ({ tx, body, visit }) => updateUser(tx, visit, body),
  updateState: ({ tx, body, visit }) => updateUser(tx, visit, body),
  animalPreset: ({ tx, body, visit }) => chooseBreeds(tx, visit, body.breed_ids),
  changePassword: { outsideTransaction: ({ db, body, visit }) => changePassword(db, visit, body) },
  updateVet: ({ tx, body, visit }) => updateVet(tx, visit, body),
  claimCart: ({ tx, params, visit }) => claimCart(tx, visit, params.sessionId),
};

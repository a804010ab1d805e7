import type { Handlers } from "@/backend/http/handler-types";
import { contactOwner } from "./contact-owner";
import { listOwnAnimals } from "./list-own-animals";
import { readCarrierRates } from "./read-carrier-rates";
import { readRelatives } from "./read-relatives";
import { saveConsents } from "./save-consents";

export const breedingCommunityHandlers: Handlers<"breedingCommunity"> = {
  list: ({ tx, caller, query }) => listOwnAnimals(tx, caller, query),
  get: ({ tx, caller, params }) => readRelatives(tx, caller, params.id),
  saveConsents: ({ tx, caller, params, body }) => saveConsents(tx, caller, params.id, body),
  contact: {
    outsideTransaction: ({ db, caller, settings, params, body }) =>
      contactOwner({ db, caller, settings, animalId: params.id, relativeId: params.relative, ...body }),
  },
  carrierRates: ({ tx, query }) => readCarrierRates(tx, query.breed),
};

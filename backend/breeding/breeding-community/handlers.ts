import type { Handlers } from "@/backend/http/handler-types";
import { contactOwner } from "./contact-owner";
import { listOwnAnimals } from "./list-own-animals";
import { readCarrierRates } from "./read-carrier-rates";
import { readRelatives } from "./read-relatives";
import { saveConsents } from "./save-consents";

export const breedingCommunityHandlers: Handlers<"breedingCommunity"> = {
  list: listOwnAnimals,
  get: readRelatives,
  saveConsents,
  contact: { outsideTransaction: contactOwner },
  carrierRates: readCarrierRates,
};

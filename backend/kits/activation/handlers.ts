import { checkPerson } from "./about-me";
import { checkPet } from "./about-my-pet";
import { activateKit, reviewActivation } from "./activate";
import { activateLitter } from "./activate-litter";
import { markPosted, updateConsents } from "./change-activation";
import { changeAnimal } from "./change-animal";
import { checkBarcodes, enterKitBarcode } from "./check-barcodes";
import { updateParents } from "./correct-parents";
import { updatePet } from "./correct-pet";
import { readKitBalance } from "./kit-balance";
import { listOfferedTests, readBreedTests } from "@/backend/kits/public/offered-tests";
import { addAnimal, listOwnAnimals } from "./own-animals";
import { readActivation } from "./read-activation";
import { readReminders, updateReminders } from "./reminders";
import { reportProblem } from "./report-problem";
import { randomId } from "@/backend/db/random-token";
import type { Handlers } from "@/backend/http/handler-types";

export const activationHandlers: Handlers<"activation"> = {
  /** Nothing is stored, and the response does not say whether the address has an account. */
  registerEmail: (_context, { body }) => Promise.resolve({ id: randomId(), email: body.email.trim() }),
  barcode: checkBarcodes,
  enterKitBarcode,
  aboutMyPet: checkPet,
  aboutMe: checkPerson,
  review: reviewActivation,
  breed: readBreedTests,
  products: listOfferedTests,
  activate: activateKit,
  kitBalance: readKitBalance,
  litter: activateLitter,
  get: ({ tx, caller }, { params }) => readActivation(tx, caller, params.token),
  updatePet: { outsideTransaction: updatePet },
  updateParents: { outsideTransaction: updateParents },
  changeAnimal: { outsideTransaction: changeAnimal },
  markPosted,
  updateConsents,
  reportProblem,
  ownAnimals: listOwnAnimals,
  addAnimal,
  getReminders: readReminders,
  updateReminders,
};

import type { Handlers } from "@/backend/http/handler-types";
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

export const activationHandlers: Handlers<"activation"> = {
  /** Nothing is stored, and the response does not say whether the address has an account. */
  registerEmail: ({ body }) => Promise.resolve({ id: randomId(), email: body.email.trim() }),
  barcode: ({ tx, caller, body }) => checkBarcodes(tx, caller, body),
  enterKitBarcode: ({ tx, caller, body }) => enterKitBarcode(tx, caller, body),
  aboutMyPet: ({ tx, caller, body }) => checkPet(tx, caller, body),
  aboutMe: ({ tx, body }) => checkPerson(tx, body),
  review: ({ body, ...context }) => reviewActivation(context, body),
  breed: ({ tx, caller, query }) => readBreedTests(tx, caller, query.id),
  products: ({ tx, caller, query }) => listOfferedTests(tx, caller, query),
  activate: ({ body, ...context }) => activateKit(context, body),
  kitBalance: ({ tx, caller }) => readKitBalance(tx, caller),
  litter: ({ body, ...context }) => activateLitter(context, body),
  get: ({ tx, caller, params }) => readActivation(tx, caller, params.token),
  updatePet: { outsideTransaction: ({ params, body, ...context }) => updatePet(context, params.token, body) },
  updateParents: {
    outsideTransaction: ({ params, body, ...context }) => updateParents(context, params.token, body),
  },
  changeAnimal: {
    outsideTransaction: ({ params, body, ...context }) => changeAnimal(context, params.token, body),
  },
  markPosted: ({ params, body, ...context }) => markPosted(context, params.token, body.trackingNumber),
  updateConsents: ({ params, body, ...context }) => updateConsents(context, params.token, body),
  reportProblem: ({ tx, caller, body }) => reportProblem(tx, caller, body),
  ownAnimals: ({ tx, caller, query }) => listOwnAnimals(tx, caller, query),
  addAnimal: ({ tx, caller, body }) => addAnimal(tx, caller, body),
  getReminders: ({ tx, params }) => readReminders(tx, params.token),
  updateReminders: ({ tx, params, body }) => updateReminders(tx, params.token, body),
};

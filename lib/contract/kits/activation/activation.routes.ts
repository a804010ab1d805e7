import { get, post, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const activationRoutes = {
  registerEmail: post("/activate/register-email", "anyone", { failure: "failures.emailRegistrationFailed" }),
  barcode: post("/activate/barcode", "anyone", { failure: "failures.barcodeValidationFailed" }),
  enterKitBarcode: post("/activate/enter-kit-barcode", "anyone", { failure: "failures.failedEnterBarcode" }),
  aboutMyPet: post("/activate/about-my-pet", "anyone", { failure: "failures.failedAddAnimal" }),
  aboutMe: post("/activate/about-me", "anyone", { failure: "failures.failedAddPerson" }),
  review: post("/activate/review", "anyone", { failure: "failures.failedReviewActivation" }),
  breed: get("/activate/breed", "anyone", { failure: "failures.failedFetchBreed" }),
  products: get("/activate/products", "anyone"),
  activate: post("/activate", "anyone", {
    failure: "failures.kitActivationFailed",
    forbidsImpersonation: true,
  }),
  kitBalance: get("/activate", "anyone", { failure: "failures.failedFetchTestKitBalance" }),
  /** Ours from here on: several animals of one birth, all or none. */
  litter: post("/activate/litter", "anyone", {
    failure: "failures.kitActivationFailed",
    forbidsImpersonation: true,
    ours: true,
  }),
  /**
   * An activation by its secret token. One that belongs to an account is readable by that account only, and what it shows
   * of the animal ends with the transfer.
   */
  get: get("/activate/activations/{token}", "anyone", { ours: true }),
  /** Facts can be changed until the laboratory has the sample. */
  updatePet: put("/activate/activations/{token}/pet", "anyone", {
    failure: "failures.failedAddAnimal",
    ours: true,
  }),
  /** Details that do not fit a sample: the response says whether they do now. */
  updateParents: put("/activate/activations/{token}/parents", "anyone", { ours: true }),
  /** The sample is from another animal. */
  changeAnimal: put("/activate/activations/{token}/animal", "anyone", { ours: true }),
  markPosted: put("/activate/activations/{token}/posted", "anyone", { ours: true }),
  updateConsents: put("/activate/activations/{token}/consents", "anyone", {
    forbidsImpersonation: true,
    ours: true,
  }),
  reportProblem: post("/activate/problem", "anyone", { ours: true }),
  /** The user's animals to choose from. */
  ownAnimals: get("/my/activation-animals", "session", {
    failure: "failures.failedFetchAnimals",
    ours: true,
  }),
  addAnimal: post("/my/animals", "session", { failure: "failures.failedAddAnimal", ours: true }),
  /** By the token of the link in reminder mails. */
  getReminders: get("/activate/reminders/{token}", "anyone", { ours: true }),
  updateReminders: put("/activate/reminders/{token}", "anyone", { ours: true }),
} as const satisfies Routes;

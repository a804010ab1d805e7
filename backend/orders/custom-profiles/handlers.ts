import type { Handlers } from "@/backend/http/handler-types";
import { readBetterValue } from "./better-value";
import { addItems } from "./add-items";
import { listProfiles } from "./list-profiles";
import { readProfile, deleteProfile } from "./read-profile";
import { updateProfile } from "./update-profile";
import { listSingleTests } from "./single-tests";

export const customProfilesHandlers: Handlers<"customProfiles"> = {
  get: readProfile,
  remove: deleteProfile,
  list: listProfiles,
  addItems,
  replace: updateProfile,
  betterValue: async ({ tx, caller }, { query: { tests, breed } }) => ({
    offer: await readBetterValue(tx, caller, caller.store, {
      productIds: tests.split(",").map(Number),
      breedId: breed ?? null,
    }),
  }),
  tests: listSingleTests,
};

import type { Handlers } from "@/backend/http/handler-types";
import { readBetterValue } from "./better-value";
import { addItems } from "./add-items";
import { listProfiles } from "./list-profiles";
import { readProfile, deleteProfile } from "./read-profile";
import { updateProfile } from "./update-profile";
import { listSingleTests } from "./single-tests";

export const customProfilesHandlers: Handlers<"customProfiles"> = {
  get: ({ tx, params, caller }) => readProfile(tx, caller, params.id),
  remove: ({ tx, params, caller }) => deleteProfile(tx, caller, params.id),
  list: ({ tx, query, caller }) => listProfiles(tx, caller, query),
  addItems: ({ tx, body, caller }) => addItems(tx, caller, body),
  replace: ({ tx, params, body, caller }) => updateProfile(tx, caller, params.id, body),
  betterValue: async ({ tx, query: { tests, breed }, caller }) => ({
    offer: await readBetterValue(tx, caller, caller.store, {
      productIds: tests.split(",").map(Number),
      breedId: breed ?? null,
    }),
  }),
  tests: ({ tx, query, caller }) => listSingleTests(tx, caller, query),
};

import type { Handlers } from "@/backend/http/handlers";
import { addItems } from "./add-items";
import { listProfiles } from "./list-profiles";
import { readProfile, removeProfile } from "./read-profile";
import { replaceProfile } from "./replace-profile";
import { listSingleTests } from "./single-tests";

export const customProfilesHandlers: Handlers<"customProfiles"> = {
  read: ({ tx, params, visit }) => readProfile(tx, visit, params.id),
  remove: ({ tx, params, visit }) => removeProfile(tx, visit, params.id),
  list: ({ tx, query, visit }) => listProfiles(tx, visit, query),
  addItems: ({ tx, body, visit }) => addItems(tx, visit, body),
  replace: ({ tx, params, body, visit }) => replaceProfile(tx, visit, params.id, body),
  tests: ({ tx, query, visit }) => listSingleTests(tx, visit, query),
};

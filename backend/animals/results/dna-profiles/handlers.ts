import type { Handlers } from "@/backend/http/handler-types";
import { listImportedResults } from "./list-imported-results";
import { readDnaProfile } from "./read-dna-profile";

export const dnaProfilesHandlers: Handlers<"dnaProfiles"> = {
  get: readDnaProfile,
  marsResults: listImportedResults,
};

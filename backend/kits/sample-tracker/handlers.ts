import type { Handlers } from "@/backend/http/handler-types";
import { listSamples } from "@/backend/kits/public/list-samples";
import { listVersions, trackSample } from "./track-sample";

export const sampleTrackerHandlers: Handlers<"sampleTracker"> = {
  get: ({ tx, caller, params }) => trackSample(tx, caller, params.id),
  list: ({ tx, caller, query }) => listSamples(tx, caller, query),
  versions: ({ tx, body }) => listVersions(tx, body.barcodes),
};

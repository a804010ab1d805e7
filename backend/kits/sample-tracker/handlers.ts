import type { Handlers } from "@/backend/http/handler-types";
import { listSamples } from "@/backend/kits/public/list-samples";
import { listVersions, trackSample } from "./track-sample";

export const sampleTrackerHandlers: Handlers<"sampleTracker"> = {
  get: trackSample,
  list: listSamples,
  versions: listVersions,
};

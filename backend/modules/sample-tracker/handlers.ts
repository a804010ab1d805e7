import type { Handlers } from "@/backend/http/handler-types";
import { listVersions, trackSample } from "./track-sample";

export const sampleTrackerHandlers: Handlers<"sampleTracker"> = {
  get: ({ tx, caller, params }) => trackSample(tx, caller, params.id),
  versions: ({ tx, body }) => listVersions(tx, body.barcodes),
};

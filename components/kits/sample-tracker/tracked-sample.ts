import type { sampleTrackerRoutes } from "@/lib/contract/kits/sample-tracker/sample-tracker.routes";
import type { ResponseOfCall } from "@/store/api/call-types";

export type TrackedSample = ResponseOfCall<typeof sampleTrackerRoutes.get>;

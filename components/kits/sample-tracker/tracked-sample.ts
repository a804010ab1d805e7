import type { Response } from "@/lib/contract/calls";

export type TrackedSample = Response<"sampleTracker.get">;

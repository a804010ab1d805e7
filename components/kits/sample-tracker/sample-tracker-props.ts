import type { Response } from "@/lib/contract/calls";

export type TrackedSample = Response<"sampleTracker.get">;

export interface SampleTrackerProps {
  /** Country of the market. */
  readonly country: string;
  readonly links: Readonly<Record<"contact" | "orders" | "takeSample", string>>;
}

export interface SampleViewProps extends SampleTrackerProps {
  readonly sample: TrackedSample;
  readonly refetch: () => void;
}

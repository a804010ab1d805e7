import type { SampleTrackerProps } from "./sample-tracker-props";
import type { TrackedSample } from "./tracked-sample";

export interface SampleViewProps extends SampleTrackerProps {
  readonly sample: TrackedSample;
  readonly refetch: () => void;
}

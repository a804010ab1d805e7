export interface SampleTrackerProps {
  /** Country of the market. */
  readonly country: string;
  readonly links: Readonly<Record<"contact" | "orders" | "takeSample", string>>;
}

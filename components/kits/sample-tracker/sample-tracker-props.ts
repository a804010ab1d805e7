import type { Messages } from "@/lib/i18n/generated/message-types";
import type { FormMessages } from "@/store/api/failure-message";

export interface SampleTrackerProps {
  /** Country of the market. */
  readonly country: string;
  readonly links: Readonly<Record<"contact" | "orders" | "takeSample", string>>;
  readonly messages: Messages["sampleTracker"];
  readonly formMessages: FormMessages;
}

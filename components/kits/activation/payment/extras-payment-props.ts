import type { Named } from "@/store/slices/activation-record";
import type { StepProps } from "@/components/kits/activation/activation-props";

export interface ExtrasPaymentProps extends Pick<StepProps, "activation"> {
  /** Tests that are not paid yet. */
  readonly tests: readonly Named[];
  readonly onPaid: () => Promise<void>;
  /** Reads the kit again: a slow payment may have arrived. Resolves to why it could not be read. */
  readonly onCheck: () => Promise<string | undefined>;
}

import type { Option } from "@/components/ui/select";
import type { ActivationStep } from "@/lib/domain/activation-steps";
import type { StepProps } from "@/components/kits/activation/steps/step-props";

export interface ActivationPageProps {
  /** Step requested by the URL when the server rendered the page. */
  readonly step: ActivationStep | undefined;
  readonly barcode: string | undefined;
  /** Country of the visitor's market. */
  readonly country: string;
  readonly countries: readonly Option[];
  readonly termsPaths: StepProps["termsPaths"];
}

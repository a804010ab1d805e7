import type { Option } from "@/components/ui/select";
import type { OpenActivation } from "./use-activation";

/** Props of every step. */
export interface StepProps {
  readonly activation: OpenActivation;
  readonly countries: readonly Option[];
  readonly termsPaths: { readonly terms: string; readonly privacy: string };
}

export interface ActivationPageProps extends Pick<StepProps, "countries" | "termsPaths"> {
  /** The barcode in the URL. */
  readonly barcode: string | undefined;
  /** Country of the visitor's market. */
  readonly country: string;
}

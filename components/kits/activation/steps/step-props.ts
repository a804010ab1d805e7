import type { Option } from "@/components/ui/select";
import type { OpenActivation } from "@/components/kits/activation/use-activation";

export interface StepProps {
  readonly activation: OpenActivation;
  readonly countries: readonly Option[];
  readonly termsPaths: { readonly terms: string; readonly privacy: string };
}

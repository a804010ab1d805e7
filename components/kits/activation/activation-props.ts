import type { Option } from "@/components/ui/select";
import type { User } from "@/store/api/account/user";
import type { OpenActivation } from "./use-activation";

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
  readonly user: User | undefined;
  /** The URL asks for nothing else, so the server renders the first step. */
  readonly beginsAtFirstStep: boolean;
}

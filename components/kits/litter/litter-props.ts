import type { User } from "@/store/api/account/user";
import type { StepProps } from "@/components/kits/activation/activation-props";
import type { Litter } from "./use-litter";

export interface LitterPageProps extends Pick<StepProps, "countries" | "termsPaths"> {
  /** Country of the visitor's market. */
  readonly country: string;
  readonly loginPath: string;
}

export interface LitterProps extends LitterPageProps {
  /** Undefined for guests. */
  readonly user: User | undefined;
}

/** Props of each part of the form. */
export interface LitterSectionProps extends LitterProps {
  readonly litter: Litter;
}

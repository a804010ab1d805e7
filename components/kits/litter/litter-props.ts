import type { User } from "@/store/api/account/user";
import type { LitterPageProps } from "./litter-page-props";
import type { Litter } from "./use-litter";

export interface LitterProps extends LitterPageProps {
  /** Undefined for guests. */
  readonly user: User | undefined;
}

/** Props of each part of the form. */
export interface LitterSectionProps extends LitterProps {
  readonly litter: Litter;
}

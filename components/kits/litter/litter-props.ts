import type { Messages } from "@/lib/i18n/generated/message-types";
import type { Translate, Translator } from "@/lib/i18n/translator";
import type { User } from "@/store/api/account/user";
import type { LitterPageProps } from "./litter-page-props";
import type { Litter } from "./use-litter";

export type LitterTranslate = Translate<Messages["litter"]>;

export interface LitterProps extends LitterPageProps {
  /** Undefined for guests. */
  readonly user: User | undefined;
  readonly t: LitterTranslate;
}

/** Props of each part of the form. */
export interface LitterSectionProps extends LitterProps {
  readonly litter: Litter;
  readonly activationT: Translator<"activation">;
}

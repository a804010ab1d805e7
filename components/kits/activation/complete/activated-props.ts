import type { Translator } from "@/lib/i18n/translator";
import type { Activation } from "@/store/api/kits/activation";
import type { FormMessages } from "@/store/api/failure-message";

/** Props of the parts that change the activation: each response replaces it. */
export interface ActivatedProps {
  readonly activation: Activation;
  readonly country: string;
  readonly t: Translator<"activation">;
  readonly formMessages: FormMessages;
  readonly onChange: (activation: Activation) => void;
}

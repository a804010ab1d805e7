import type { Option } from "@/components/ui/select";
import type { Messages } from "@/lib/i18n/generated/message-types";
import type { Translator } from "@/lib/i18n/translator";
import type { FormMessages } from "@/store/api/failure-message";
import type { OpenActivation } from "@/components/kits/activation/use-activation";

/** Messages that the activation page sends to the browser. */
export interface ActivationMessages {
  readonly activation: Messages["activation"];
  readonly form: FormMessages;
  readonly scan: Messages["scan"]["button"];
}

export interface StepProps {
  readonly activation: OpenActivation;
  readonly t: Translator<"activation">;
  readonly messages: ActivationMessages;
  readonly countries: readonly Option[];
  readonly termsPaths: { readonly terms: string; readonly privacy: string };
}

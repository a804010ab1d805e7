import type { Option } from "@/components/ui/select";
import type { Language } from "@/lib/config/languages";
import type { Messages } from "@/lib/i18n/generated/message-types";
import type { Translator } from "@/lib/i18n/translator";
import type { Checkout } from "@/components/orders/checkout/use-checkout";
import type { FormMessages } from "@/store/api/failure-message";

/** Messages that the checkout page sends to the browser. */
export interface CheckoutMessages {
  readonly checkout: Messages["checkout"];
  readonly cart: Messages["cart"];
  readonly payments: Messages["payments"];
  readonly renewal: Messages["subscriptions"]["checkout"];
  readonly form: FormMessages;
}

export interface StepProps {
  readonly checkout: Checkout;
  readonly t: Translator<"checkout">;
  readonly messages: CheckoutMessages;
  readonly countries: readonly Option[];
  readonly language: Language;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly nextLabel: string;
}

import type { Translator } from "@/lib/i18n/translator";
import type { CheckoutPageProps } from "./checkout-page-props";

export interface CheckoutProps extends CheckoutPageProps {
  readonly t: Translator<"checkout">;
}

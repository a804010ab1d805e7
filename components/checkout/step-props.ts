import type { SendingWords } from "@/components/form/failure-words";
import type { RenewalWords } from "@/components/orders/renewal-words";
import type { Option } from "@/components/ui/select";
import type { Language } from "@/lib/config/languages";
import type { CheckoutWords } from "./checkout-words";
import type { PaypalWords } from "./paypal/paypal-words";
import type { StripeWords } from "./stripe/stripe-words";
import type { Checkout } from "./use-checkout";

/** Each provider's form has words of its own. */
export interface ProviderWords {
  readonly stripe: StripeWords;
  readonly paypal: PaypalWords;
}

/** What every step of checkout is given. */
export interface StepProps {
  readonly checkout: Checkout;
  readonly words: CheckoutWords;
  readonly sendingWords: SendingWords;
  readonly providerWords: ProviderWords;
  readonly renewalWords: RenewalWords["checkout"];
  readonly countries: readonly Option[];
  readonly language: Language;
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly nextLabel: string;
}

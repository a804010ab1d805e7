import type { Option } from "@/components/ui/select";
import type { Checkout } from "@/components/orders/checkout/use-checkout";

export interface StepProps {
  readonly checkout: Checkout;
  readonly countries: readonly Option[];
  readonly onNext: () => void;
  readonly onBack: () => void;
  readonly nextLabel: string;
}

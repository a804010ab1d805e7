import type { Option } from "@/components/ui/select";
import type { StepName } from "@/components/orders/checkout/steps/steps";

export interface CheckoutPageProps {
  /** Step requested by the URL when the server rendered the page. */
  readonly step: StepName;
  /** Country of the visitor's market. */
  readonly country: string;
  readonly countries: readonly Option[];
  readonly termsPaths: { readonly terms: string; readonly privacy: string };
  readonly lookUpPath: string;
}

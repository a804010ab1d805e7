import type { Activation } from "@/store/api/kits/activation";

/** Props of the parts that change the activation: each response replaces it. */
export interface ActivatedProps {
  readonly activation: Activation;
  readonly country: string;
  readonly onChange: (activation: Activation) => void;
}

/** Props of a form that corrects what does not fit. */
export interface CorrectionProps extends ActivatedProps {
  readonly held: { readonly barcode: string };
  readonly onCancel: () => void;
}

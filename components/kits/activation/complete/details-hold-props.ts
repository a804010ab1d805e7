import type { ActivatedProps } from "./activated-props";

/** Props of a form that corrects what does not fit. */
export interface CorrectionProps extends ActivatedProps {
  readonly held: { readonly barcode: string };
  readonly onCancel: () => void;
}

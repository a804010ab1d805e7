import type { Activation } from "@/store/api/kits/activation";

/** Props of the parts that change the activation: each response replaces it. */
export interface ActivatedProps {
  readonly activation: Activation;
  readonly country: string;
  readonly onChange: (activation: Activation) => void;
}

import type { Language } from "@/lib/config/languages";
import type { ListedProduct } from "@/lib/contract/shop/products/products.types";
import type { Translator } from "@/lib/i18n/translator";

/** Props of every role landing page. */
export interface RoleLandingProps {
  /** Best sellers of the role, with prices of the market. */
  readonly best: readonly ListedProduct[];
  readonly language: Language;
  readonly t: Translator<"roleLanding">;
}

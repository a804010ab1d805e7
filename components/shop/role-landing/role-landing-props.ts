import type { ListedProduct } from "@/lib/contract/shop/products/products.types";

/** Props of every role landing page. */
export interface RoleLandingProps {
  /** Best sellers of the role, with prices of the market. */
  readonly best: readonly ListedProduct[];
}

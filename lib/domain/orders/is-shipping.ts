import { productTypes } from "@/lib/config/shop/product-types";

interface CartItem {
  readonly product: { readonly typeId: number };
}

/** In a file of its own: the count in the header of every page needs no more. */
export function isShipping({ product }: CartItem): boolean {
  return product.typeId === productTypes.shippingMethod;
}

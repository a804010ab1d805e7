import { productTypes } from "@/lib/config/shop/product-types";

interface PostedProduct {
  readonly typeId: number;
  readonly sample: string;
  readonly upgrade: string | null;
}

/** Kits and goods are posted. Upgrades and verifications use a sample that the laboratory already has. */
export function needsPostage({ typeId, sample, upgrade }: PostedProduct): boolean {
  return upgrade === null && (typeId === productTypes.shippable || sample !== "none");
}

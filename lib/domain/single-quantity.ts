import { productTypes } from "@/lib/config/product-types";

/** Posted, not tested: two for one animal are two. */
const deliveryTypes: readonly number[] = [productTypes.shippable, productTypes.shippingMethod];

export interface LineFlags {
  readonly isUpgradeTests: boolean;
  readonly isUpgradeFullbreed: boolean;
  readonly animalId: number | null;
}

export function isUpgrade({ isUpgradeTests, isUpgradeFullbreed }: LineFlags): boolean {
  return isUpgradeTests || isUpgradeFullbreed;
}

/** An upgrade, or a test of one animal: there is nothing to have twice. */
export function isSingleQuantity(line: LineFlags & { readonly typeId: number }): boolean {
  return isUpgrade(line) || (line.animalId !== null && !deliveryTypes.includes(line.typeId));
}

import { productTypes } from "@/lib/config/shop/product-types";

/** Delivered goods: several for one animal are possible. */
const deliveryTypes: readonly number[] = [productTypes.shippable, productTypes.shippingMethod];

export interface LineFlags {
  readonly isUpgradeTests: boolean;
  readonly isUpgradeFullbreed: boolean;
  readonly animalId: number | null;
  /** The kit being activated that the test is added to. */
  readonly kitId?: number | null;
}

export function isUpgrade({ isUpgradeTests, isUpgradeFullbreed }: LineFlags): boolean {
  return isUpgradeTests || isUpgradeFullbreed;
}

/** Whether a line can only have quantity 1: an upgrade, or a test of one animal. */
export function isSingleQuantity(line: LineFlags & { readonly typeId: number }): boolean {
  return isUpgrade(line) || (line.animalId !== null && !deliveryTypes.includes(line.typeId));
}

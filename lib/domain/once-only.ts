const shippingTypeId = 7;
/** Posted, not tested: two for one animal are two. */
const postedTypeIds: readonly number[] = [4, shippingTypeId];

export interface Marks {
  readonly isUpgradeTests: boolean;
  readonly isUpgradeFullbreed: boolean;
  readonly animalId: number | null;
}

export function isUpgrade({ isUpgradeTests, isUpgradeFullbreed }: Marks): boolean {
  return isUpgradeTests || isUpgradeFullbreed;
}

/** An upgrade, or a test of one animal: there is nothing to have twice. */
export function isOnceOnly(line: Marks & { readonly typeId: number }): boolean {
  return isUpgrade(line) || (line.animalId !== null && !postedTypeIds.includes(line.typeId));
}

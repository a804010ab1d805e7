import type { UserType } from "@/lib/config/user-types";
import { type Refusal, refuseFields } from "@/backend/http/refusals";
import type { CartLine } from "./read-lines";

/**
 * Lines that cannot be ordered before somebody has said for which animal, each by its item: of vets what is marked so, of others
 * upgrades. Guests' too: what they upgrade is an animal of an account.
 */
export function missingAnimal(
  lines: readonly CartLine[],
  person: { readonly type: UserType } | undefined,
): Refusal | undefined {
  const missing = lines.filter(({ cart_items: item, products: product }) => {
    const isUpgrade = item.isUpgradeTests || item.isUpgradeFullbreed;
    const needsOne = person?.type === "vet" ? product.isAnimalRequired : isUpgrade;
    return needsOne && item.animalId === null;
  });
  if (missing.length === 0) return undefined;
  const what = person?.type === "vet" ? "patient" : "animal";
  return refuseFields(
    Object.fromEntries(
      missing.map(({ cart_items: item, products: product }) => [
        `items.${item.id}`,
        `Please choose the ${what} for ${product.name}`,
      ]),
    ),
  );
}

import type { UserType } from "@/lib/config/user-types";

interface Line {
  readonly itemId: number;
  readonly animalId: number | null;
  readonly isAnimalRequired: boolean;
  readonly isUpgradeTests: boolean;
  readonly isUpgradeFullbreed: boolean;
}

/** Lines that cannot be ordered before somebody has said for which animal: of vets what is marked so, of others upgrades. */
export function missingAnimal<L extends Line>(
  lines: readonly L[],
  person: { readonly type: UserType } | undefined,
): readonly L[] {
  const needsOne = (line: L) =>
    person?.type === "vet" ? line.isAnimalRequired : line.isUpgradeTests || line.isUpgradeFullbreed;
  return lines.filter((line) => line.animalId === null && needsOne(line));
}

/** Upgrades that add all disease tests of a breed; other test upgrades add a single test. */
const healthUpgradeIds: readonly number[] = [427, 527];

export const upgradeKinds = ["none", "health", "tests", "full-breed"] as const;

export type UpgradeKind = (typeof upgradeKinds)[number];

/** What an upgrade adds, for its confirmation message. */
export function upgradeKindOf(productId: number, upgrade: "tests" | "full-breed" | null): UpgradeKind {
  return upgrade === "tests" && healthUpgradeIds.includes(productId) ? "health" : (upgrade ?? "none");
}

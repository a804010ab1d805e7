/** The products that add a breed's disease tests. Other upgrades of tests add one of them. */
const healthUpgradeIds: readonly number[] = [427, 527];

export const upgradeKinds = ["none", "health", "tests", "full-breed"] as const;

export type UpgradeKind = (typeof upgradeKinds)[number];

/** What an upgrade adds, as its confirmation tells it. */
export function upgradeKindOf(productId: number, upgrade: "tests" | "full-breed" | null): UpgradeKind {
  return upgrade === "tests" && healthUpgradeIds.includes(productId) ? "health" : (upgrade ?? "none");
}

/** What the profiles of two animals suggest, the closest first. */
export const relations = ["same-profile", "parent-or-offspring", "full-sibling", "close-relative"] as const;

export type Relation = (typeof relations)[number];

/** How far the comparison of an animal with the others has come. */
export const relativeSearchStates = ["off", "waiting", "no-profile", "no-reference", "compared"] as const;

export type RelativeSearchState = (typeof relativeSearchStates)[number];

export const relativeLimits = { messageLength: 1_000 } as const;

/** Below this many animals a share says more about single animals than about the breed. */
export const minRatedAnimals = 20;

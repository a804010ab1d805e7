/** `void`: refunded or cancelled before anybody activated it. */
export const kitStates = ["unused", "activated", "void"] as const;

export type KitState = (typeof kitStates)[number];

/** Which of the user's kits are listed. */
export const kitFilters = ["unused", "activated", "all"] as const;

export type KitFilter = (typeof kitFilters)[number];

/** Kits of one order that are listed; packs of supplies have many. */
export const maxListedKits = 300;

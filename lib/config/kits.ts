/** `void`: refunded or cancelled before anybody activated it. */
export const kitStates = ["unused", "activated", "void"] as const;

export type KitState = (typeof kitStates)[number];

/** Kits of one order that are listed; packs of supplies have many. */
export const maxListedKits = 300;

import type { Store } from "@/lib/config/markets/markets";

/** In display order; the first is the default. */
export const shippingMethodRows = [
  { id: 1, name: "Standard tracked post", position: 1 },
  { id: 2, name: "Express courier", position: 2 },
] as const;

type Offer = readonly [amount: number, minDays: number, maxDays: number];

/** Price in minor units and working days; faster within Australia, where the lab is. */
export const shippingOffers: Readonly<Record<Store, readonly [post: Offer, express: Offer]>> = {
  AU: [
    [995, 2, 5],
    [1695, 1, 2],
  ],
  NZ: [
    [1295, 3, 7],
    [2495, 2, 3],
  ],
  GB: [
    [595, 3, 6],
    [1295, 1, 2],
  ],
  DE: [
    [590, 3, 6],
    [1490, 1, 3],
  ],
  ES: [
    [690, 4, 8],
    [1590, 2, 3],
  ],
  FR: [
    [690, 3, 7],
    [1590, 2, 3],
  ],
  IT: [
    [690, 4, 8],
    [1590, 2, 3],
  ],
  NL: [
    [590, 3, 6],
    [1490, 1, 3],
  ],
  PL: [
    [2490, 4, 8],
    [5990, 2, 4],
  ],
  PT: [
    [690, 4, 8],
    [1690, 2, 4],
  ],
  SE: [
    [6900, 3, 7],
    [16900, 2, 3],
  ],
  CA: [
    [1295, 4, 9],
    [2995, 2, 4],
  ],
  US: [
    [895, 3, 7],
    [2195, 1, 3],
  ],
};

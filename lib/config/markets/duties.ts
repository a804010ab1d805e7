import type { Store } from "./markets";

/** What the law of the countries that a store serves wants every page to say. */
interface Duties {
  /** Prices include tax, and delivery is added (Consumer Rights Directive, article 6). */
  readonly priceNote: boolean;
  /** Information about the right of withdrawal, which the United Kingdom has kept. */
  readonly withdrawal: boolean;
  /** Germany and Austria. */
  readonly imprint: boolean;
}

const none: Duties = { priceNote: false, withdrawal: false, imprint: false };
const union: Duties = { priceNote: true, withdrawal: true, imprint: false };

const dutiesByStore: Readonly<Record<Store, Duties>> = {
  AU: none,
  CA: none,
  NZ: none,
  US: none,
  GB: { ...none, withdrawal: true },
  DE: { ...union, imprint: true },
  ES: union,
  FR: union,
  IT: union,
  NL: union,
  PL: union,
  PT: union,
  SE: union,
};

export const dutiesOf = (store: Store): Duties => dutiesByStore[store];

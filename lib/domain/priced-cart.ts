/** What a cart comes to, in minor units of one currency. Made by the backend and by nobody else. */
export interface PricedCart {
  readonly currency: string;
  readonly lines: readonly PricedLine[];
  readonly subtotal: number;
  readonly shipping: number;
  /** Of the coupon; never more than there is to pay for. */
  readonly discount: number;
  readonly pointsValue: number;
  readonly total: number;
  /** Inside the total where prices hold it, as in Europe, Australia and New Zealand; else nothing. */
  readonly tax: number;
  readonly taxRateBps: number;
  /** Undefined where it may not, or no longer, be used. */
  readonly coupon: { readonly code: string; readonly amount: number } | undefined;
  /** What is really spent: never more than somebody has, or than there is to pay. */
  readonly loyaltyPoints: number;
  readonly shippingMethod: PricedShipping | undefined;
  readonly allShippingMethods: readonly PricedShipping[];
}

export interface PricedLine {
  readonly itemId: number;
  readonly productId: number;
  readonly name: string;
  readonly quantity: number;
  readonly unitAmount: number;
  readonly amount: number;
  /** Its part of coupon and points; the parts add up. */
  readonly discount: number;
  readonly tax: number;
  readonly animalId: number | null;
  readonly isUpgradeTests: boolean;
  readonly isUpgradeFullbreed: boolean;
  readonly customTests: readonly number[] | null;
  readonly note: string | null;
}

export interface PricedShipping {
  readonly id: number;
  readonly name: string;
  readonly amount: number;
  readonly minDays: number;
  readonly maxDays: number;
}

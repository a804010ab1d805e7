/** Totals of a cart in minor units of one currency, computed by the backend only. */
export interface PricedCart {
  readonly currency: string;
  readonly lines: readonly PricedLine[];
  readonly subtotal: number;
  readonly shipping: number;
  /** Coupon discount, capped at the subtotal. */
  readonly discount: number;
  readonly pointsValue: number;
  readonly total: number;
  /** Tax included in the total, where prices include it (Europe, Australia, New Zealand); else 0. */
  readonly tax: number;
  readonly taxRateBps: number;
  /** Undefined when it is not or no longer valid. */
  readonly coupon: { readonly code: string; readonly amount: number } | undefined;
  /** Points actually spent, capped by balance and total. */
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
  /** Share of coupon and points; the shares add up. */
  readonly discount: number;
  readonly tax: number;
  readonly animalId: number | null;
  readonly isUpgradeTests: boolean;
  readonly isUpgradeFullbreed: boolean;
  /** An upgrade for which a new kit is sent. */
  readonly needsKit: boolean;
  readonly customTests: readonly number[] | null;
  readonly kitId: number | null;
  readonly note: string | null;
  readonly patientReference: string | null;
}

export interface PricedShipping {
  readonly id: number;
  readonly name: string;
  readonly amount: number;
  readonly minDays: number;
  readonly maxDays: number;
}

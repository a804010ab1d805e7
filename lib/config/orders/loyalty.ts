interface LoyaltyRate {
  /** Whole currency units paid per point earned. */
  readonly unitsPerPoint: number;
  /** Value of a point in minor units. */
  readonly pointValue: number;
}

/** 5 % cashback in every currency. */
const defaultRate: LoyaltyRate = { unitsPerPoint: 1, pointValue: 5 };

/** Krona and złoty have smaller units, so a point costs more of them and is worth about the same everywhere. */
const rates: Readonly<Record<string, LoyaltyRate>> = {
  SEK: { unitsPerPoint: 10, pointValue: 50 },
  PLN: { unitsPerPoint: 4, pointValue: 20 },
};

export function loyaltyRate(currency: string): LoyaltyRate {
  return (Object.hasOwn(rates, currency) ? rates[currency] : undefined) ?? defaultRate;
}

/** Numbers of points that can be redeemed for a coupon of the same value. */
export const loyaltyRewards = [100, 200, 500, 1000] as const;

/** Validity of a redeemed coupon. */
export const rewardDays = 365;

/** Code of the response for a coupon that does not exist or belongs to another user. */
export const unknownCoupon = "unknown_coupon";

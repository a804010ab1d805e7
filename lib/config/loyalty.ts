interface LoyaltyRate {
  /** So many whole units paid bring one point. */
  readonly unitsPerPoint: number;
  /** What a point takes off, in minor units. */
  readonly pointValue: number;
}

/** Five in a hundred come back, in every currency. */
const usual: LoyaltyRate = { unitsPerPoint: 1, pointValue: 5 };

/** Crowns and złoty are worth less, so a point takes more of them: it stays worth about the same wherever it is used. */
const rates: Readonly<Record<string, LoyaltyRate>> = {
  SEK: { unitsPerPoint: 10, pointValue: 50 },
  PLN: { unitsPerPoint: 4, pointValue: 20 },
};

export function loyaltyRate(currency: string): LoyaltyRate {
  return (Object.hasOwn(rates, currency) ? rates[currency] : undefined) ?? usual;
}

/** What points can be exchanged for: a coupon of one's own, worth what the points are worth. */
export const loyaltyRewards = [100, 200, 500, 1000] as const;

/** A year, for using a coupon that was made of points. */
export const rewardDays = 365;

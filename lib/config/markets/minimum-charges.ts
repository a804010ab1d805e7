/** Stripe's minimum charge amounts in minor units, for the currencies we sell in. */
export const stripeMinimumCharges: Readonly<Record<string, number>> = {
  AUD: 50,
  CAD: 50,
  EUR: 50,
  GBP: 30,
  NZD: 50,
  PLN: 200,
  SEK: 300,
  USD: 50,
};

/** Demo coupons, listed in the README. */
const amounts = {
  AUD: 2000,
  CAD: 2000,
  EUR: 1500,
  GBP: 1500,
  NZD: 2000,
  PLN: 6000,
  SEK: 15000,
  USD: 1500,
} as const;

export const demoCoupons = [
  { code: "WELCOME10", percent: 10 },
  ...Object.entries(amounts).map(([currency, amount]) => ({ code: `GIFT-${currency}`, amount, currency })),
  { code: "FIRST-TEN", percent: 25, limit: 10 },
  { code: "LAST-SUMMER", percent: 20, endsAt: new Date("2025-09-01T00:00:00Z") },
] as const;

/** One account has enough entries for two pages. */
export const demoPoints = {
  breeder: [400, 129, 64, 64, 238, 129, 75, 51, 310, 64, 129, 88, 42, 64, 129, 75, 51, 64, 129, 88, 42, 64],
  owner: [129, 64],
} as const;

export const demoAddresses = {
  breeder: [
    {
      firstName: "Bree",
      lastName: "Holloway",
      address: "14 Wattle Lane",
      city: "Daylesford",
      postalCode: "3460",
      state: "VIC",
      country: "AU",
      phoneNumber: "+61 3 5550 0142",
    },
    {
      firstName: "Bree",
      lastName: "Holloway",
      address: "Unit 3, 88 Quay Street",
      city: "Geelong",
      postalCode: "3220",
      state: "VIC",
      country: "AU",
      phoneNumber: null,
    },
  ],
  owner: [
    {
      firstName: "Owen",
      lastName: "Park",
      address: "2207 Alder Court",
      city: "Portland",
      postalCode: "97205",
      state: "OR",
      country: "US",
      phoneNumber: "+1 503 555 0117",
    },
  ],
} as const;

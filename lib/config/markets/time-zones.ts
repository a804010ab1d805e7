import type { Store } from "./markets";

/** Where the orders of each store are packed. */
export const storeTimeZones: Readonly<Record<Store, string>> = {
  AU: "Australia/Sydney",
  NZ: "Pacific/Auckland",
  GB: "Europe/London",
  DE: "Europe/Berlin",
  ES: "Europe/Madrid",
  FR: "Europe/Paris",
  IT: "Europe/Rome",
  NL: "Europe/Amsterdam",
  PL: "Europe/Warsaw",
  PT: "Europe/Lisbon",
  SE: "Europe/Stockholm",
  CA: "America/Toronto",
  US: "America/New_York",
};

import { regionOf } from "@/lib/config/markets";

const euroStore = "DE";
/** Members of the Union outside the euro area, and the United Kingdom, which has kept the rule. */
const others: ReadonlySet<string> = new Set(["CZ", "DK", "GB", "HU", "IS", "LI", "NO", "PL", "RO", "SE"]);
const withinUnion: ReadonlySet<string> = new Set(["DE", "ES", "FR", "IT", "NL", "PT"]);
/** They pay in euro and are no members. */
const euroOnly: ReadonlySet<string> = new Set(["AD", "MC", "ME", "SM", "VA", "XK", "BL", "PM"]);

/** Where consumers may withdraw from what they have bought at a distance within 14 days: EU, EEA and the United Kingdom. */
export function hasWithdrawalRight(country: string): boolean {
  if (others.has(country) || withinUnion.has(country)) return true;
  return regionOf(country) === euroStore && !euroOnly.has(country);
}

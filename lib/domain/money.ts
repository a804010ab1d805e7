/** Converts integer minor units to the decimal on the wire: `12950` to `"129.50"`. All our currencies have two decimals. */
export function toWireAmount(minorUnits: number): string {
  if (!Number.isSafeInteger(minorUnits)) throw new RangeError("Money must be integer minor units.");
  const digits = String(Math.abs(minorUnits)).padStart(3, "0");
  return `${minorUnits < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Converts a decimal on the wire to minor units: `"129.50"` to `12950`. */
export function toMinorUnits(wireAmount: string): number {
  return Number(wireAmount.replace(".", ""));
}

/** Money is whole minor units everywhere but on the wire: `12950` becomes `"129.50"`. Every currency we sell in has two places. */
export function toWireAmount(minorUnits: number): string {
  if (!Number.isSafeInteger(minorUnits)) throw new RangeError("Money is whole minor units.");
  const digits = String(Math.abs(minorUnits)).padStart(3, "0");
  return `${minorUnits < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** And back: `"129.50"` is `12950`. */
export function toMinorUnits(wireAmount: string): number {
  return Number(wireAmount.replace(".", ""));
}

const gstCountries: ReadonlySet<string> = new Set(["AU", "NZ"]);

/** Name of the sales tax in the delivery country. */
export function taxName(country: string): "gst" | "vat" {
  return gstCountries.has(country) ? "gst" : "vat";
}

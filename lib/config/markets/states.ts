const countriesWithStates: ReadonlySet<string> = new Set(["AU", "US", "CA", "NZ"]);

/** Whether addresses of a country need a state. */
export function needsState(country: string): boolean {
  return countriesWithStates.has(country);
}

const countriesWithStates: ReadonlySet<string> = new Set(["AU", "US", "CA", "NZ"]);

/** Where an address needs its state: the special list. */
export function needsState(country: string): boolean {
  return countriesWithStates.has(country);
}

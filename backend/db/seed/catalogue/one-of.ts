/** Narrows a string of a data file to one of the known words; a typing slip stops the seed, not a customer. */
export function oneOf<T extends string>(known: readonly T[], value: string): T {
  const found = known.find((word) => word === value);
  if (found === undefined) throw new Error(`"${value}" is none of: ${known.join(", ")}.`);
  return found;
}

export const speciesNames = ["canine", "feline"] as const;

export type SpeciesName = (typeof speciesNames)[number];

/** The documented species ids: 1 canine, 2 feline. */
export function speciesName(id: number): SpeciesName {
  const name = speciesNames[id - 1];
  if (name === undefined) throw new RangeError(`There is no species ${id}.`);
  return name;
}

export function speciesId(name: string): number {
  const index = speciesNames.findIndex((known) => known === name);
  if (index < 0) throw new RangeError(`There is no species ${name}.`);
  return index + 1;
}

/** Sort options. "All", the first documented choice, means no sorting. */
export const productSorts = ["name", "-name", "price", "-price", "created_at"] as const;

/** Products that fit side by side. */
export const mostCompared = 4;

export type ProductSort = (typeof productSorts)[number];

/** A test reported in this many breeds of a species is considered relevant for all of them. */
export const manyBreeds = 6;

/** The entries for animals of mixed or unknown breed. */
export const mixedBreeds = { canine: 597, feline: 2234 } as const;

export const mixedBreedIds: readonly number[] = Object.values(mixedBreeds);

/** A larger saving compares with what nobody would buy, and is not shown. */
export const maxSavingPercent = 60;

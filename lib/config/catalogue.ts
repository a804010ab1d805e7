/** Sort options. "All", the first documented choice, means no sorting. */
export const productSorts = ["name", "-name", "price", "-price", "created_at"] as const;

export type ProductSort = (typeof productSorts)[number];

/** A test reported in this many breeds of a species is considered relevant for all of them. */
export const manyBreeds = 6;

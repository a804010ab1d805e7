/** How the catalogue can be sorted. All, the first of the documented choices, is no sort at all. */
export const productSorts = ["name", "-name", "price", "-price", "created_at"] as const;

export type ProductSort = (typeof productSorts)[number];

/** What is reported in so many breeds of a species is worth knowing in any of them. */
export const manyBreeds = 6;

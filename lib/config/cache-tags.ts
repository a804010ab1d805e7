/** Cache tags of the data pages are made of: lib/data reads with them, the catalogue webhook revalidates by them. */
export const cacheTags = {
  product: (id: number) => `product:${id}`,
  breed: (id: number) => `breed:${id}`,
  catalogue: "catalogue",
} as const;

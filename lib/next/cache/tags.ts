/** What pages are made of, named narrowly: lib/data reads with these tags, the webhook refreshes by them. */
export const tags = {
  product: (id: number) => `product:${id}`,
  breed: (id: number) => `breed:${id}`,
  shelves: "shelves",
} as const;

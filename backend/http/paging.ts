export interface Paging {
  readonly page: number;
  readonly size: number;
}

/** The documented envelope of every list: `next` and `previous` are page numbers. */
export function envelope<Item>(results: Item[], count: number, { page, size }: Paging) {
  return {
    results,
    count,
    next: page * size < count ? page + 1 : null,
    previous: page > 1 ? page - 1 : null,
  };
}

export function offsetOf({ page, size }: Paging): number {
  return (page - 1) * size;
}

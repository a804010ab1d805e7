export type PageItem = number | "gap";

/**
 * Which pages are named. Few are all named; of more than siblings + 5 the ends, the current page and its siblings
 * are, and a gap stands for the rest. Near an end the gap there is left out, so that the row keeps its length.
 */
export function pageItems(page: number, pageCount: number, siblings = 1): readonly PageItem[] {
  if (pageCount <= siblings + 5) return range(1, pageCount);
  const atOneEnd = 3 + 2 * siblings;
  const left = Math.max(page - siblings, 1);
  const right = Math.min(page + siblings, pageCount);
  if (left <= 3) return [...range(1, Math.max(atOneEnd, right)), "gap", pageCount];
  if (right >= pageCount - 2)
    return [1, "gap", ...range(Math.min(pageCount - atOneEnd + 1, left), pageCount)];
  return [1, "gap", ...range(left, right), "gap", pageCount];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

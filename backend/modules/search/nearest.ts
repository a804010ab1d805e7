/** Shorter words are a slip away from too many others. */
const shortest = 4;

/**
 * Of words that look alike, those from which the typed one comes by the fewest slips of a finger, or by one more: a
 * letter too many, missing, wrong, or changed over with its neighbour. The nearest first; none where it takes too many.
 */
export function nearestOf(typed: string, alike: readonly string[]): readonly string[] {
  const most = typed.length < shortest ? 0 : Math.floor(typed.length / 3);
  const near = alike
    .map((word) => ({ word, count: countSlips(typed, word) }))
    .filter(({ count }) => count <= most)
    .sort((one, other) => one.count - other.count);
  const enough = (near[0]?.count ?? 0) + 1;
  return near.filter(({ count }) => count <= enough).map(({ word }) => word);
}

function countSlips(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const at = (list: readonly number[], index: number) => list[index] ?? Infinity;
      const isSame = one[row - 1] === other[column - 1];
      const isChangedOver = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          at(last, column) + 1,
          at(next, column - 1) + 1,
          at(last, column - 1) + (isSame ? 0 : 1),
          isChangedOver ? at(before, column - 2) + 1 : Infinity,
        ),
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? Infinity;
}

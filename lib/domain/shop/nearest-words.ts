/** Shorter words are not corrected: one typo away from too many others. */
const minCorrectedLength = 4;
/** Words of this length or less keep their first letter: "gift" is no typo of "lift". */
const maxShortLength = 4;

/**
 * The candidates with the fewest typos, plus those with one more, nearest first. At most one typo per three letters.
 */
export function findNearestWords(typed: string, candidates: readonly string[]): readonly string[] {
  const maxTypos = typed.length < minCorrectedLength ? 0 : Math.floor(typed.length / 3);
  const isShort = typed.length <= maxShortLength;
  const near = candidates
    .filter((word) => !isShort || word[0] === typed[0])
    .map((word) => ({ word, count: countTypos(typed, word) }))
    .filter(({ count }) => count <= maxTypos)
    .sort((one, other) => one.count - other.count);
  const limit = (near[0]?.count ?? 0) + 1;
  return near.filter(({ count }) => count <= limit).map(({ word }) => word);
}

/** Damerau-Levenshtein distance: insertions, deletions, substitutions and swaps of neighbours. */
function countTypos(one: string, other: string): number {
  let previous: number[] = [];
  let current = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const at = (list: readonly number[], index: number) => list[index] ?? Infinity;
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          at(current, column) + 1,
          at(next, column - 1) + 1,
          at(current, column - 1) + (isSame ? 0 : 1),
          isSwapped ? at(previous, column - 2) + 1 : Infinity,
        ),
      );
    }
    [previous, current] = [current, next];
  }
  return current[other.length] ?? Infinity;
}

import { splitSearchTerms } from "./search-terms";

interface SearchablePage {
  readonly title: string;
  readonly short: string;
  readonly description: string;
  /** The distinct words of its body. */
  readonly text: string;
}

/** Common words that are ignored unless the search has no others. */
const stopWords = new Set(
  (
    "a an and are can do does for from how i in is it my of on or the to was what when where which who why will " +
    "with you your"
  ).split(" "),
);

/** Pages that contain every search term, in singular or plural. Matches in the title rank highest. */
export function searchContent<Page extends SearchablePage>(
  pages: readonly Page[],
  search: string,
): readonly Page[] {
  const terms = splitSearchTerms(search);
  const significant = terms.filter((word) => !stopWords.has(word));
  const stems = (significant.length > 0 ? significant : terms).map(stemOf);
  if (stems.length === 0) return [];
  return pages
    .map((page) => ({ page, score: scoreOf(page, stems) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page);
}

function scoreOf({ title, short, description, text }: SearchablePage, stems: readonly string[]): number {
  const fields = [
    { words: splitSearchTerms(`${title} ${short}`), score: 100 },
    { words: splitSearchTerms(description), score: 10 },
    { words: splitSearchTerms(text), score: 1 },
  ];
  let sum = 0;
  for (const stem of stems) {
    const best = fields.find(({ words }) => words.some((word) => word.startsWith(stem)));
    if (best === undefined) return 0;
    sum += best.score;
  }
  return sum;
}

/** Strips plural endings: "swabs" finds "swab", "deliveries" finds "delivery". */
function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return word.slice(0, -3);
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

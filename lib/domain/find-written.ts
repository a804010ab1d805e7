import { wordsIn } from "./search-words";

interface Written {
  readonly title: string;
  readonly short: string;
  readonly description: string;
  /** Its words, each once. */
  readonly text: string;
}

/** So common in questions that a page is not asked to hold them, unless they are all there is. */
const fillers = new Set(
  (
    "a an and are can do does for from how i in is it my of on or the to was what when where which who why will " +
    "with you your"
  ).split(" "),
);

/** Pages that hold every word somebody looks for, whatever its ending. What is in a title counts most. */
export function findWritten<Page extends Written>(pages: readonly Page[], search: string): readonly Page[] {
  const typed = wordsIn(search);
  const telling = typed.filter((word) => !fillers.has(word));
  const stems = (telling.length > 0 ? telling : typed).map(stemOf);
  if (stems.length === 0) return [];
  return pages
    .map((page) => ({ page, worth: worthOf(page, stems) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth)
    .map(({ page }) => page);
}

function worthOf({ title, short, description, text }: Written, stems: readonly string[]): number {
  const places = [
    { words: wordsIn(`${title} ${short}`), worth: 100 },
    { words: wordsIn(description), worth: 10 },
    { words: wordsIn(text), worth: 1 },
  ];
  let sum = 0;
  for (const stem of stems) {
    const best = places.find(({ words }) => words.some((word) => word.startsWith(stem)));
    if (best === undefined) return 0;
    sum += best.worth;
  }
  return sum;
}

/** Enough for one and many: "swabs" finds "swab", "deliveries" finds "delivery". */
function stemOf(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return word.slice(0, -3);
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

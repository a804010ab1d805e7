import { defaultLanguage, type Language } from "@/lib/config/languages";
import { findNearestWords } from "./nearest-words";
import { splitSearchTerms } from "./search-terms";
import { isStopWord } from "./stop-words";

interface SearchablePage {
  readonly title: string;
  readonly short: string;
  readonly description: string;
  /** The distinct words of its body. */
  readonly text: string;
  /** Questions that it answers, and its headings. */
  readonly questions: readonly string[];
}

/** Scores of a word by where a page has it. */
const scores = { title: 100, question: 20, description: 10, text: 1 } as const;

/** A question that has most of the words ranks before single words in titles. */
const answerScore = 1_000;
const minAnswered = 0.6;

/** For each word of a search the beginnings of words that match it: its stem, or those of similar words. */
type Stems = readonly (readonly string[])[];

/** Whether a text contains every word of a search, in singular or plural. */
export function hasAllWords(text: string, search: string, language: Language): boolean {
  const words = splitSearchTerms(text);
  const terms = splitSearchTerms(search);
  return terms.length > 0 && terms.every((term) => matches(words, [stemOf(term, language)]));
}

/**
 * Pages that answer the question, or contain every search term, in singular or plural and with typos. Those that answer it
 * come first, then matches in the title. With `onlyAnswers` the words of a question must be in one question of the page.
 */
export function searchContent<Page extends SearchablePage>(
  pages: readonly Page[],
  search: string,
  { onlyAnswers = false, language = defaultLanguage } = {},
): readonly Page[] {
  const terms = splitSearchTerms(search);
  const significant = terms.filter((word) => !isStopWord(word, language));
  const used = significant.length > 0 ? significant : terms;
  if (used.length === 0) return [];
  const fields = pages.map((page) => ({ page, words: wordsOf(page) }));
  const known = new Set(fields.flatMap(({ words }) => Object.values(words).flat()));
  const stems = used.map((word) => correct(word, known, language));
  return fields
    .map(({ page, words }) => ({
      page,
      score:
        (onlyAnswers && stems.length > 1 ? 0 : scoreOf(words, stems)) +
        scoreOfAnswer([page.title, page.short, ...page.questions], stems),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page);
}

const wordsOf = ({ title, short, description, text, questions }: SearchablePage) => ({
  title: splitSearchTerms(`${title} ${short}`),
  question: splitSearchTerms(questions.join(" ")),
  description: splitSearchTerms(description),
  text: splitSearchTerms(text),
});

/** A word that no page has is a typo of the nearest that some page does. */
function correct(word: string, known: ReadonlySet<string>, language: Language): readonly string[] {
  const stem = stemOf(word, language);
  const words = [...known];
  if (words.some((other) => other.startsWith(stem))) return [stem];
  return findNearestWords(word, words).map((nearest) => stemOf(nearest, language));
}

const matches = (words: readonly string[], stems: readonly string[]) =>
  words.some((word) => stems.some((stem) => word.startsWith(stem)));

/** Zero unless the page has every word. */
function scoreOf(words: ReturnType<typeof wordsOf>, stems: Stems): number {
  let sum = 0;
  for (const stem of stems) {
    const field = (["title", "question", "description", "text"] as const).find((name) =>
      matches(words[name], stem),
    );
    if (field === undefined) return 0;
    sum += scores[field];
  }
  return sum;
}

/** By the title or question that has most of the words. A single word is no question. */
function scoreOfAnswer(questions: readonly string[], stems: Stems): number {
  if (stems.length < 2) return 0;
  const shares = questions.map((question) => {
    const words = splitSearchTerms(question);
    return stems.filter((stem) => matches(words, stem)).length / stems.length;
  });
  const best = Math.max(0, ...shares);
  return best >= minAnswered ? answerScore * best : 0;
}

/**
 * Strips endings: "swabs" finds "swab", "deliveries" finds "delivery", "meaning" finds "mean", "shipping" finds "ship".
 * In other languages the last letters of longer words: "Abstriche" finds "Abstrich".
 */
function stemOf(word: string, language: Language): string {
  if (language !== defaultLanguage) return word.length > 3 ? word.slice(0, word.length > 5 ? -2 : -1) : word;
  if (word.length > 6 && word.endsWith("ing")) return word.slice(0, -3).replace(/([^aeiou])\1$/, "$1");
  if (word.length > 4 && word.endsWith("ies")) return word.slice(0, -3);
  return word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}

import type { Language } from "@/lib/config/languages";

/** Words that no other language of the shop has. */
export const englishWords = "the and your you with from this that are is for have which what when how".split(
  " ",
);

function hasEnglish(text: string): boolean {
  const words = text.toLowerCase().split(/[^a-zà-ž’']+/);
  return englishWords.filter((word) => words.includes(word)).length >= 2;
}

interface Texts {
  readonly language: Language;
  readonly lines: readonly string[];
  /** The same in English. */
  readonly english: readonly string[];
  /** What is the same in every language: names, addresses. */
  readonly data: readonly string[];
}

const patterns = {
  "has a variable without a value": /[{}]|\b(?:undefined|null|NaN|Invalid Date)\b|\[object/,
  "has an English number": /\d\.\d{1,2}(?!\d)/,
  "has a day as computers write it": /\d{4}-\d{2}-\d{2}/,
  "has an English month": /\b(?:January|February|March|May|June|July|October)\b/,
} as const;

/** No-break spaces come before these signs in French. */
const frenchSigns = /[^\s\u00a0\u202f](?:[;!?»%€]|:)(?=\s|$)| [:;!?»%€]|« /;

/** What is wrong with texts in another language than English, which name days of other months than those of `patterns`. */
export function findTextProblems({ language, lines, english, data }: Texts): string[] {
  const isInEnglish = new Set(english);
  return lines.flatMap((line) => {
    const problems = Object.entries(patterns).flatMap(([name, pattern]) => (pattern.test(line) ? name : []));
    if (language === "fr" && frenchSigns.test(line)) problems.push("has a sign without a no-break space");
    const words = data.reduce((rest, part) => rest.replaceAll(part, ""), line).match(/\p{L}{2,}/gu) ?? [];
    const isLeft = hasEnglish(line) || (words.length > 1 && isInEnglish.has(line));
    return [...problems, ...(isLeft ? ["is English"] : [])].map(
      (problem) => `${language}: "${line}" ${problem}`,
    );
  });
}

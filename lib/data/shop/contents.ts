import "server-only";
import { contents } from "@/content/contents.mjs";
import { defaultLanguage, type Language } from "@/lib/config/languages";
import { type ContentMeta, parseContentMeta } from "@/lib/domain/shop/content";

/** A content page with the loader of its body. */
export type Content = ContentMeta &
  Pick<(typeof contents)[number], "load" | "text" | "questions" | "sections" | "minutes"> & {
    readonly language: Language;
  };

const byLanguage = new Map<Language, ReadonlyMap<string, Content>>();

/** All pages by path, in English where they are not translated. */
function contentsIn(language: Language): ReadonlyMap<string, Content> {
  let pages = byLanguage.get(language);
  if (pages === undefined)
    byLanguage.set(
      language,
      (pages = new Map(contents.map((page) => [page.path, inLanguage(page, language)]))),
    );
  return pages;
}

function inLanguage(
  { path, translations, ...english }: (typeof contents)[number],
  language: Language,
): Content {
  const own = translations[language];
  // Picture, date and layout stand in the English file only.
  const frontMatter = { ...english.frontMatter, ...own?.frontMatter };
  return {
    ...english,
    ...own,
    ...parseContentMeta(path, frontMatter),
    language: own === undefined ? defaultLanguage : language,
  };
}

/** Finds a content page by its exact path. */
export const findContent = (path: string, language = defaultLanguage): Content | undefined =>
  contentsIn(language).get(path);

export const contentPaths: readonly string[] = contents.map(({ path }) => path);

/** Content pages with a date, newest first. */
export const listArticles = (language = defaultLanguage): readonly Content[] =>
  [...contentsIn(language).values()]
    .filter(({ date }) => date)
    .sort((a, b) => Number(b.date) - Number(a.date) || a.path.localeCompare(b.path));

/** Content pages without a date. */
export const listHelpPages = (language = defaultLanguage): readonly Content[] =>
  [...contentsIn(language).values()].filter(({ date }) => !date);

import "server-only";
import { contents } from "@/content/contents.mjs";
import { type ContentMeta, parseContentMeta } from "@/lib/domain/content";

/** A content page with the loader of its body. */
export type Content = ContentMeta &
  Pick<(typeof contents)[number], "load" | "text" | "questions" | "sections" | "minutes">;

const byPath: ReadonlyMap<string, Content> = new Map(
  contents.map(({ path, frontMatter, ...content }) => [
    path,
    { ...parseContentMeta(path, frontMatter), ...content },
  ]),
);

/** Finds a content page by its exact path. */
export const findContent = (path: string): Content | undefined => byPath.get(path);

export const contentPaths: readonly string[] = [...byPath.keys()];

/** Content pages with a date, newest first. */
export const articles: readonly Content[] = [...byPath.values()]
  .filter(({ date }) => date)
  .sort((a, b) => Number(b.date) - Number(a.date) || a.path.localeCompare(b.path));

/** Content pages without a date. */
export const helpPages: readonly Content[] = [...byPath.values()].filter(({ date }) => !date);

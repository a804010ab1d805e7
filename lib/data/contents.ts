import "server-only";
import { contents } from "@/content/contents.mjs";
import { type ContentFacts, parseFacts } from "@/lib/domain/content";

/** A page of `content/`, and how its body is got. */
export type Content = ContentFacts & Pick<(typeof contents)[number], "load" | "text">;

const byPath: ReadonlyMap<string, Content> = new Map(
  contents.map(({ path, facts, ...content }) => [path, { ...parseFacts(path, facts), ...content }]),
);

/** By its whole address, letter by letter: whatever is not in the list does not exist. */
export const findContent = (path: string): Content | undefined => byPath.get(path);

export const contentPaths: readonly string[] = [...byPath.keys()];

/** What has a date is an article. The newest first. */
export const articles: readonly Content[] = [...byPath.values()]
  .filter(({ date }) => date)
  .sort((a, b) => Number(b.date) - Number(a.date) || a.path.localeCompare(b.path));

/** All others are there to be looked up. */
export const pagesToRead: readonly Content[] = [...byPath.values()].filter(({ date }) => !date);

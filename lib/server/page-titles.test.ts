import { expect, it } from "vitest";
import { roles, shelves, sides } from "@/lib/domain/shelves";
import { wordsOf } from "./words";

const shelf = wordsOf("en", "shelf");
const role = wordsOf("en", "role");

const pages = [
  ...shelves.map(({ path, words, species: one }) => {
    const species = one ?? "other";
    return [path, shelf(`${words}.title`, { species }), shelf(`${words}.description`, { species })] as const;
  }),
  ...sides.map(({ role: who, species }) => {
    const text = who === "vet" ? "vetSide" : "breederSide";
    return [who, shelf(`${text}.title`, { species }), shelf(`${text}.description`, { species })] as const;
  }),
  ...roles.map((who) => [who, role(`${who}.metaTitle`), role(`${who}.description`)] as const),
];
const others = [
  wordsOf("en", "store")("metaTitle"),
  wordsOf("en", "home")("metaTitle"),
  wordsOf("en", "breed")("dogsTitle"),
  wordsOf("en", "breed")("catsTitle"),
];

it("no two pages have the same title or description", () => {
  const titles = [...pages.map(([, title]) => title), ...others];
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  expect(new Set(pages.map(([, , description]) => description)).size).toBe(pages.length);
});

it.each(pages)("%s: %s is written out and fits into a result of a search", (_, title, description) => {
  // A missing word comes as its key, a missing value as its braces.
  for (const text of [title, description]) expect(text).not.toMatch(/[{}]|\w\.\w+\./);
  expect(title.length).toBeLessThanOrEqual(60);
  expect(description.length).toBeLessThanOrEqual(180);
});

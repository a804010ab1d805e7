import { expect, test } from "vitest";
import { readContent } from "@/lib/next/content-loaders/content-files.mjs";
import { parseFacts } from "./content";

const facts = { title: "Help", description: "Answers." };

test("what a file says of itself", () => {
  const page = { ...facts, date: "2026-01-31", picture: "kit", next: "/store, /help" };
  expect(parseFacts("/x", page)).toEqual({
    path: "/x",
    title: "Help",
    short: "Help",
    description: "Answers.",
    picture: "/pictures/kit.svg",
    date: new Date("2026-01-31T12:00:00Z"),
    next: ["/store", "/help"],
  });
});

test.each([
  ["no title", { description: "Answers." }, "title"],
  ["no description", { title: "Help" }, "description"],
  ["an unknown fact", { ...facts, autor: "x" }, "autor"],
  ["a date of another order", { ...facts, date: "31/01/2026" }, "date"],
])("%s is said, with the page's address", (_, wrong, word) => {
  expect(() => parseFacts("/x", wrong)).toThrow(new RegExp(`^/x: .*${word}`));
});

test("a file is facts and a body, with the shop's name filled in, whatever ends its lines", () => {
  expect(readContent("---\r\ntitle: Why {brand}\r\n---\r\nTo {mail}.\r\n", "x.mdx")).toEqual({
    facts: { title: "Why Tailmark" },
    body: "To tailmark.test.\n",
  });
});

test.each(["Only text", "---\ntitle\n---\nText\n", "---\ntitle: No end\n"])(
  "%j is said to be wrong",
  (text) => {
    expect(() => readContent(text, "x.mdx")).toThrow("content/en/x.mdx");
  },
);

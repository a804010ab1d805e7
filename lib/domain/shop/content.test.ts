import { expect, test } from "vitest";
import { readContent } from "@/lib/next/content-loaders/content-files.mjs";
import { parseContentMeta } from "./content";

const frontMatter = { title: "Help", description: "Answers." };

test("parseContentMeta parses the front matter", () => {
  const page = {
    ...frontMatter,
    date: "2026-01-31",
    updated: "2026-02-01",
    picture: "kit",
    next: "/store, /help",
  };
  expect(parseContentMeta("/x", page)).toEqual({
    path: "/x",
    title: "Help",
    short: "Help",
    description: "Answers.",
    picture: "/pictures/kit.svg",
    scene: undefined,
    lead: undefined,
    actions: [],
    date: new Date("2026-01-31T12:00:00Z"),
    updated: new Date("2026-02-01T12:00:00Z"),
    isWide: false,
    next: ["/store", "/help"],
  });
});

test("parseContentMeta parses scene, lead and actions", () => {
  const page = {
    ...frontMatter,
    scene: "forms",
    lead: "All forms.",
    actions: "[See all](#all) [Shop](/store)",
  };
  expect(parseContentMeta("/x", page)).toMatchObject({
    scene: "forms",
    lead: "All forms.",
    actions: [
      { label: "See all", href: "#all" },
      { label: "Shop", href: "/store" },
    ],
  });
});

test.each([
  ["a missing title", { description: "Answers." }, "title"],
  ["a missing description", { title: "Help" }, "description"],
  ["an unknown key", { ...frontMatter, autor: "x" }, "autor"],
  ["an unknown scene", { ...frontMatter, scene: "moon" }, "scene"],
  ["actions that are no links", { ...frontMatter, actions: "See all: /store" }, "actions"],
  ["a date in another format", { ...frontMatter, date: "31/01/2026" }, "date"],
])("parseContentMeta rejects %s and names the path", (_, invalid, word) => {
  expect(() => parseContentMeta("/x", invalid)).toThrow(new RegExp(`^/x: .*${word}`));
});

test("readContent splits front matter and body and fills in the brand, with any line ending", () => {
  expect(readContent("---\r\ntitle: Why {brand}\r\n---\r\nTo {mail}.\r\n", "x.mdx")).toEqual({
    frontMatter: { title: "Why Tailmark" },
    body: "To tailmark.test.\n",
  });
});

test.each(["Only text", "---\ntitle\n---\nText\n", "---\ntitle: No end\n"])(
  "readContent rejects %j and names the file",
  (text) => {
    expect(() => readContent(text, "x.mdx")).toThrow("content/en/x.mdx");
  },
);

import { existsSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { ContentView } from "@/components/content/content-view";
import { brand } from "@/lib/config/brand";
import { contentFiles, contentFolder } from "@/lib/next/content-loaders/content-files.mjs";
import { articles, type Content, contentPaths, findContent } from "@/lib/data/contents";
import { wayTo, waysOn } from "@/lib/data/content-ways";
import { isPlace } from "@/lib/navigation/places";
import { wordsOf } from "@/lib/server/words";

const words = wordsOf("en", "content");
const pages = contentPaths.map((path) => findContent(path)).filter((page): page is Content => !!page);

async function show(content: Content): Promise<string> {
  const { default: Body } = await content.load();
  const [crumbs, ways] = [wayTo(content, words), waysOn(content, words)];
  const html = renderToStaticMarkup(
    <ContentView {...{ content, Body, crumbs, ways, articles, words }} country="AU" />,
  );
  // What React adds to fetch pictures early leads nobody anywhere.
  return html.replace(/<link [^>]*>/g, "");
}

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value = ""]) => value);

const twice = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test("there are pages, and each file is one of them", () => {
  expect(pages.length).toBeGreaterThan(25);
  expect(pages.map(({ path }) => path)).toEqual(contentFiles().map(({ path }) => path));
});

test("titles and descriptions are each page's own", () => {
  expect(twice(pages.map(({ title }) => title))).toEqual([]);
  expect(twice(pages.map(({ description }) => description))).toEqual([]);
});

describe.each(pages)("$path", (content) => {
  test("has a title and a description that fits where search engines show it", () => {
    expect(content.title.length).toBeGreaterThan(3);
    expect(content.description.length).toBeGreaterThan(40);
    expect(content.description.length).toBeLessThanOrEqual(160);
  });

  test("is whole: one h1, something to read, headings and pictures that exist", async () => {
    const html = await show(content);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.replace(/<[^>]*>/g, " ").split(/\s+/).length).toBeGreaterThan(60);
    expect(twice(attributes(html, "id"))).toEqual([]);
    for (const src of attributes(html, "src")) expect(existsSync(`public${src}`), src).toBe(true);
    expect(html).not.toMatch(/coming soon|lorem|undefined|\{\w+\}/i);
  });

  test("leads to pages that exist, and to addresses of our own", async () => {
    const hrefs = attributes(await show(content), "href");
    const strange = hrefs.filter((href) => !contentPaths.includes(href) && !isPlace(href));
    const mail = new RegExp(`^mailto:[a-z]+@${brand.mailDomain.replace(".", "\\.")}(\\?|$)`);
    expect(strange.filter((href) => !mail.test(href))).toEqual([]);
    expect(waysOn(content, words)).toHaveLength(content.next.length);
  });

  test("does not name the shop in its file: it may get another name", () => {
    const file = contentFiles().find(({ path }) => path === content.path)?.file ?? "";
    expect(readFileSync(`${contentFolder}/${file}`, "utf8").toLowerCase()).not.toContain(brand.slug);
    expect(file.toLowerCase()).not.toContain(brand.slug);
  });
});

test("every page can be reached from another one", async () => {
  const shown = await Promise.all(pages.map(async (page) => ({ page, html: await show(page) })));
  const lonely = contentPaths.filter(
    (path) => !shown.some(({ page, html }) => page.path !== path && attributes(html, "href").includes(path)),
  );
  expect(lonely).toEqual([]);
});

test("news are all articles, the newest first", async () => {
  const news = findContent("/news-and-blogs");
  const hrefs = attributes(news ? await show(news) : "", "href");
  const paths = articles.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(2);
  expect(hrefs.filter((href) => paths.includes(href))).toEqual(paths);
  const days = articles.map(({ date }) => Number(date));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

test.each([
  "",
  "/",
  "help",
  "/help/",
  "/HELP",
  "/help.mdx",
  "/help/nothing",
  "/../help",
  "/resources/../help",
  "/..%2fhelp",
  "/__proto__",
  "/constructor",
])("%s is no page", (path) => {
  expect(findContent(path)).toBeUndefined();
  expect(findContent("/help")).toBeDefined();
});

test("the way to a page goes by the pages above it", () => {
  const forms = findContent("/resources/forms");
  expect(forms && wayTo(forms, words).map(({ href }) => href)).toEqual([
    "/",
    "/resources",
    "/resources/forms",
  ]);
});

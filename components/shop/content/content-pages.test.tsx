import { existsSync, readdirSync, readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { brand } from "@/lib/config/brand";
import { languages } from "@/lib/config/languages";
import { contentFiles, contentFolder } from "@/lib/next/content-loaders/content-files.mjs";
import { type Content, contentPaths, findContent, listArticles } from "@/lib/data/shop/contents";
import { listContentBreadcrumbs, listNextLinks } from "@/lib/data/shop/content-links";
import { paths } from "@/lib/navigation/paths";
import { taskPaths } from "@/lib/navigation/task-paths";
import tests from "@/backend/db/seed/data/tests.json" with { type: "json" };
import { isLinkedScreen } from "@/lib/navigation/linked-screens";
import { getTranslator } from "@/lib/i18n/messages";
import { ContentView } from "./content-view";

const t = getTranslator("en", "content");
const pages = contentPaths.map((path) => findContent(path)).filter((page): page is Content => !!page);

const rendered = new Map<Content, Promise<string>>();

/** Once per page and language. */
function renderContent(content: Content): Promise<string> {
  const known = rendered.get(content) ?? render(content);
  rendered.set(content, known);
  return known;
}

async function render(content: Content): Promise<string> {
  const { default: Body } = await content.load();
  const [crumbs, nextPages] = [listContentBreadcrumbs(content, t), listNextLinks(content, t)];
  const html = renderToStaticMarkup(
    <ContentView
      content={content}
      Body={Body}
      crumbs={crumbs}
      nextPages={nextPages}
      articles={listArticles()}
      country="AU"
      parts={{ ContactForm: () => null }}
    />,
  );
  // Removes React's preload links.
  return html.replace(/<link [^>]*>/g, "");
}

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map(([, value = ""]) => value);

/** What articles name as their sources. */
const publication = /^https:\/\/(doi\.org\/10\.\d{4,5}\/\S+|omia\.org|www\.isag\.us)$/;

const duplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

test("every content file is a page", () => {
  expect(pages.length).toBeGreaterThan(25);
  expect(pages.map(({ path }) => path)).toEqual(contentFiles().map(({ path }) => path));
});

test("every content page has a unique title and description", () => {
  expect(duplicates(pages.map(({ title }) => title))).toEqual([]);
  expect(duplicates(pages.map(({ description }) => description))).toEqual([]);
});

describe.each(pages)("$path", (content) => {
  test("every content page has a title and a description of a length that search engines display, and a date", () => {
    expect(content.date ?? content.updated).toBeInstanceOf(Date);
    expect(content.title.length).toBeGreaterThan(3);
    expect(content.description.length).toBeGreaterThan(40);
    expect(content.description.length).toBeLessThanOrEqual(160);
  });

  test("every content page has one h1, enough text, unique ids and existing pictures", async () => {
    const html = await renderContent(content);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html.replace(/<[^>]*>/g, " ").split(/\s+/).length).toBeGreaterThan(60);
    expect(duplicates(attributes(html, "id"))).toEqual([]);
    for (const src of attributes(html, "src")) expect(existsSync(`public${src}`), src).toBe(true);
    expect(html).not.toMatch(/coming soon|lorem|undefined|\{\w+\}/i);
  });

  test("content pages link only to existing pages, files, publications and our own email addresses", async () => {
    const html = await renderContent(content);
    const parts = attributes(html, "id").map((id) => `#${id}`);
    const known = new Set([
      paths.feed,
      ...contentPaths,
      ...Object.values(taskPaths),
      ...parts,
      ...tests.map(({ code }) => paths.test(code)),
    ]);
    const isFile = (href: string) => /^\/(forms|pictures)\//.test(href) && existsSync(`public${href}`);
    const unknown = attributes(html, "href").filter(
      (href) => !known.has(href) && !isLinkedScreen(href) && !publication.test(href) && !isFile(href),
    );
    const mail = new RegExp(`^mailto:[a-z]+@${brand.mailDomain.replace(".", "\\.")}(\\?|$)`);
    expect(unknown.filter((href) => !mail.test(href))).toEqual([]);
    expect(listNextLinks(content, t)).toHaveLength(content.next.length);
  });

  test("no content page contains the brand name, which is configurable", () => {
    const file = contentFiles().find(({ path }) => path === content.path)?.file ?? "";
    expect(readFileSync(`${contentFolder}/${file}`, "utf8").toLowerCase()).not.toContain(brand.slug);
    expect(file.toLowerCase()).not.toContain(brand.slug);
  });
});

test("every content page is linked from another page", async () => {
  const all = await Promise.all(pages.map(async (page) => ({ page, html: await renderContent(page) })));
  const unlinked = contentPaths.filter(
    (path) => !all.some(({ page, html }) => page.path !== path && attributes(html, "href").includes(path)),
  );
  expect(unlinked).toEqual([]);
});

test("the texts for journalists have 50 and 150 words in English", () => {
  const page = readFileSync(`${contentFolder}/press.mdx`, "utf8");
  const words = [...page.matchAll(/^> (.+)$/gm)].map(([, text = ""]) => text.split(/\s+/).length);
  expect(words).toEqual([50, 150]);
});

test("every file to download is offered on a page", async () => {
  const offering = await Promise.all(
    ["/press", "/resources/forms"]
      .map((path) => findContent(path))
      .map((page) => page && renderContent(page)),
  );
  const hrefs = new Set(attributes(offering.join(), "href"));
  const files = ["forms", "pictures/press"].flatMap((folder) =>
    readdirSync(`public/${folder}`).map((file) => `/${folder}/${file}`),
  );
  expect(files.filter((file) => !hrefs.has(file))).toEqual([]);
});

test("the news page lists all articles, the newest first", async () => {
  const news = findContent("/news-and-blogs");
  const hrefs = attributes(news ? await renderContent(news) : "", "href");
  const paths = listArticles().map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(2);
  expect(hrefs.filter((href) => paths.includes(href))).toEqual(paths);
  const days = listArticles().map(({ date }) => Number(date));
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
])("no content page has the path %j", (path) => {
  expect(findContent(path)).toBeUndefined();
  expect(findContent("/help")).toBeDefined();
});

test("a content page has breadcrumbs of the pages above it", () => {
  const forms = findContent("/resources/forms");
  expect(forms && listContentBreadcrumbs(forms, t).map(({ href }) => href)).toEqual([
    "/",
    "/resources",
    "/resources/forms",
  ]);
});

test("every article but news about ourselves names its sources", () => {
  const news = ["/news-and-blogs/two-laboratories-one-team"];
  const unsourced = listArticles().filter(
    ({ path, sections }) => !sections.includes("Sources") && !news.includes(path),
  );
  expect(unsourced.map(({ path }) => path)).toEqual([]);
});

test.each(languages.filter((language) => language !== "en"))(
  "the pages in %s link to what the English ones link to, and have their pictures",
  async (language) => {
    for (const english of pages) {
      const own = findContent(english.path, language);
      if (own?.language !== language) continue;
      const [html, expected] = await Promise.all([renderContent(own), renderContent(english)]);
      const inBody = (name: string, of: string) =>
        attributes(of, name)
          .filter((value) => !value.startsWith("#"))
          .toSorted();
      expect(inBody("href", html), own.path).toEqual(inBody("href", expected));
      expect(inBody("src", html), own.path).toEqual(inBody("src", expected));
      const parts = attributes(html, "href").filter((href) => href.startsWith("#"));
      expect(
        attributes(html, "id").map((id) => `#${id}`),
        own.path,
      ).toEqual(expect.arrayContaining(parts));
      if (english.lead) expect(own.lead, own.path).not.toBe(english.lead);
      expect(html, own.path).not.toMatch(/undefined|\{\w+\}/);
      expect(own.description.length, own.path).toBeLessThanOrEqual(160);
    }
  },
);

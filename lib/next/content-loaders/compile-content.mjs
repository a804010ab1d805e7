import { compile } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import { contentFiles, readContent, translatedFiles } from "./content-files.mjs";

/** Compiles a content file to a React component. @param {string} text @param {string} file */
export async function compilePage(text, file) {
  return String(await compile(readContent(text, file).body, { remarkPlugins: [remarkGfm] }));
}

/** Generates the module that lists all content pages. Each body is loaded when its page is rendered. */
export function compileList() {
  const translated = translatedFiles();
  const lines = contentFiles().map((page) => {
    const others = translated
      .filter(({ file }) => file === page.file)
      .map((other) => `${other.language}: ${describePage(other, other.language)}`);
    const path = JSON.stringify(page.path);
    return `  { path: ${path}, ...${describePage(page, "en")}, translations: { ${others.join(", ")} } },`;
  });
  return `export const contents = [\n${lines.join("\n")}\n];\n`;
}

/** @param {import("./content-files.mjs").ContentFile} page @param {string} language */
function describePage({ file, frontMatter: { asks = "", ...frontMatter }, body }, language) {
  const facts = {
    frontMatter,
    text: searchTextOf(`${frontMatter["lead"] ?? ""} ${body}`),
    questions: [...questionsOf(body), ...asks.split("; ").filter(Boolean)],
    sections: sectionsOf(body),
    minutes: minutesOf(body),
  };
  return `{ ...${JSON.stringify(facts)}, load: () => import(${JSON.stringify(`./${language}/${file}`)}) }`;
}

/** The distinct words of a page, for the search, without link addresses and component names. */
function searchTextOf(/** @type {string} */ body) {
  const text = body
    .replace(/\]\([^)]*\)/g, "] ")
    .replace(/<\/?[A-Za-z]+|[a-z]+=(?=")/g, " ")
    .toLowerCase();
  return [...new Set(text.match(/[\p{L}\p{N}]+/gu) ?? [])].sort().join(" ");
}

/** Headings of the second level, for the contents of a page. */
function sectionsOf(/** @type {string} */ body) {
  return [...body.matchAll(/^## ([^[`*_\n]+)$/gm)].map(([, heading]) => heading);
}

/** At 220 words a minute. */
function minutesOf(/** @type {string} */ body) {
  return Math.max(1, Math.round(body.split(/\s+/).length / 220));
}

/** Questions that a page answers, and its headings. */
function questionsOf(/** @type {string} */ body) {
  return [...body.matchAll(/<Question ask="([^"]*)"|^#{2,3} (.+)$/gm)].map(
    ([, ask, heading]) => ask ?? heading,
  );
}

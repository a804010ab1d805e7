import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentFiles } from "./content-loaders/content-files.mjs";

/**
 * Rewrites an address without a market to the page of the visitor's market. Later rules see the path that earlier ones
 * have rewritten, so each lists what must be missing, and internal paths are refused first.
 *
 * @typedef {{type: "cookie" | "header" | "query", key: string, value?: string}} Condition
 * @typedef {{source: string, destination: string, has?: Condition[], missing?: Condition[]}} Rewrite
 */

const root = fileURLToPath(new URL("../../", import.meta.url));
const { storeCurrencies, euroStore, euroCountries, fallbackStore, queryKeys } = JSON.parse(
  readFileSync(new URL("../config/markets/markets.json", import.meta.url), "utf8"),
);
const stores = Object.keys(storeCurrencies).join("|");
const euro = euroCountries.join("|");

/**
 * Valid UTF-8 in percent escapes, by the ranges of RFC 3629. Next matches case-insensitively and parses every rule for
 * every request, so each rule is as short as possible.
 */
const tail = "%[89ab][\\da-f]";
const wellFormed = [
  "[0-7][\\da-f]",
  `(?:c[2-9a-f]|d[\\da-f])${tail}`,
  `e(?:0%[ab]|d%[89]|[1-9a-cef]%[89ab])[\\da-f]${tail}`,
  `f(?:0%[9ab]|4%8|[1-3]%[89ab])[\\da-f]${tail}${tail}`,
].join("|");
const malformed = `(?!(?:[^%]|%(?:${wellFormed}))*$).*`;

/** Sources of the visitor's country, best first. Each rule excludes the ones before it. @param {string} countryHeader */
function countryRules(countryHeader) {
  /** @type {(value?: string) => Condition} */
  const cookie = (value) => ({ type: "cookie", key: "country", ...(value && { value }) });
  /** @type {(value: string) => Condition} */
  const header = (value) => ({ type: "header", key: countryHeader, value });
  const known = `(?:${stores}|${euro})`;
  const byCookie = [
    { store: ":store", has: [cookie(`(?<store>${stores})`)], missing: [] },
    { store: euroStore, has: [cookie(`(?:${euro})`)], missing: [] },
    { store: fallbackStore, has: [cookie()], missing: [cookie(known)] },
  ];
  if (!countryHeader) return [...byCookie, { store: fallbackStore, has: [], missing: [cookie()] }];
  return [
    ...byCookie,
    { store: ":store", has: [header(`(?<store>${stores})`)], missing: [cookie()] },
    { store: euroStore, has: [header(`(?:${euro})`)], missing: [cookie()] },
    { store: fallbackStore, has: [], missing: [cookie(), header(known)] },
  ];
}

/** English is the default: its rule comes last and excludes the other languages. */
function languageRules() {
  const pseudoLocale = process.env.PSEUDO_LOCALE === "1" ? ["en-XA"] : [];
  const others = [...folderNames("messages").filter((language) => language !== "en"), ...pseudoLocale];
  /** @type {(value: string) => Condition} */
  const cookie = (value) => ({ type: "cookie", key: "language", value });
  const rules = others.map((language) => ({ language, has: [cookie(language)], missing: [] }));
  return [
    ...rules,
    { language: "en", has: [], missing: others.length > 0 ? [cookie(`(?:${others.join("|")})`)] : [] },
  ];
}

/** @param {string} countryHeader */
function marketRules(countryHeader) {
  return countryRules(countryHeader).flatMap((country) =>
    languageRules().map(({ language, has, missing }) => ({
      market: `${country.store}-${language}`,
      has: [...country.has, ...has],
      missing: [...country.missing, ...missing],
    })),
  );
}

/** @param {string} folder */
const folderNames = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** Folders that never appear in an address. */
const publicFolder = "app/(public)/[market]";
const staticFolder = "static";
const contentFolder = "content";
const internalFolders = [staticFolder, contentFolder];

/** Paths of the content pages, without the leading slash. */
const contentPages = () => contentFiles().map(({ path }) => path.slice(1));

/** First segments of all public pages, read from the folders, so that a new page needs no change here. */
export function publicSegments() {
  const inApp = folderNames(publicFolder).filter((name) => !/^[_(@[]/.test(name));
  const inContent = contentPages().map((path) => path.replace(/\/.*/, ""));
  return [...new Set([...inApp, ...inContent])].filter((name) => !internalFolders.includes(name));
}

/** @type {Record<string, string>} files of the app folder that are served under another name */
const servedAs = {
  "robots.ts": "robots.txt",
  "sitemap.ts": "sitemap.xml",
  "manifest.ts": "manifest.webmanifest",
};

/** Every first segment that exists: pages, API, pictures, files. */
function knownSegments() {
  const inApp = readdirSync(join(root, "app")).map((name) => servedAs[name] ?? name);
  const inGroups = inApp
    .filter((name) => /^\(.+\)$/.test(name))
    .flatMap((group) => folderNames(`app/${group}`));
  const files = readdirSync(join(root, "public")).filter((name) => !name.startsWith("."));
  return [...publicSegments(), ...inApp, ...inGroups, ...files, "_next"]
    .filter((name) => !/^[_([]|\.tsx?$/.test(name) || name === "_next")
    .map((name) => name.replace(/[.]/g, "\\."));
}

/**
 * Pages that take a query: rendered per request with one, and static, from the folder `static/`, without. Returns their
 * paths as patterns; a folder in brackets matches any segment but the names of its sibling pages.
 * @returns {string[]}
 */
export function pagesWithQuery(folder = staticFolder, path = "") {
  const inStatic = `${publicFolder}/${folder}`;
  if (!existsSync(join(root, inStatic))) return [];
  const below = folderNames(inStatic).flatMap((name) => {
    const part = name.startsWith("[") ? anyBut(siblingPages(folder)) : name;
    return pagesWithQuery(`${folder}/${name}`, path ? `${path}/${part}` : part);
  });
  return path && existsSync(join(root, inStatic, "page.tsx")) ? [path, ...below] : below;
}

/** @param {string[]} names */
const anyBut = (names) => (names.length === 0 ? "[^/]+" : `(?!(?:${names.join("|")})(?:/|$))[^/]+`);

/** Named folders beside the dynamic version of a page. @param {string} folder */
function siblingPages(folder) {
  const dynamic = `${publicFolder}${folder.slice(staticFolder.length)}`;
  return folderNames(dynamic).filter((name) => !/^[_(@[]/.test(name));
}

/** @param {{countryHeader: string}} options @returns {Rewrite[]} */
export function marketRewrites({ countryHeader }) {
  const pages = [...publicSegments(), ...internalFolders].join("|");
  return [
    // Next answers 500 where a parameter cannot be decoded. For an API path the BFF answers 404.
    { source: `/:at((?:api/)?):malformed(${malformed})`, destination: "/:at(.*)malformed/at/all" },
    // Unknown paths get a 404 without rendering anything. So do a market, `static` and `content`, which never appear in
    // an address.
    { source: `/:unknown((?!(?:${knownSegments().join("|")})(?:/|$)).+)`, destination: "/nowhere/at/all" },
    // For all markets: the rules below add the market. The parameter must not have the name of a query key, from which
    // Next would take its value.
    {
      source: `/:staticPage(${pagesWithQuery().join("|")}){/}?`,
      missing: queryKeys.map((/** @type {string} */ key) => ({ type: "query", key })),
      destination: `/${staticFolder}/:staticPage`,
    },
    // Only files of the content folder reach the content page.
    { source: `/:content(${contentPages().join("|")}){/}?`, destination: `/${contentFolder}/:content` },
    // Includes the front page, which saves a rule per market: everything but the slash is optional.
    ...marketRules(countryHeader).map(({ market, has, missing }) => ({
      source: `/:path((?:${pages})(?:/.*)?)?{/}?`,
      ...(has.length > 0 && { has }),
      ...(missing.length > 0 && { missing }),
      // A question mark would start a query here; the star also matches a missing path.
      destination: `/${market}/:path*`,
    })),
  ];
}

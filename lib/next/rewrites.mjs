import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentFiles } from "./content-loaders/content-files.mjs";

/**
 * The rules by which an address without a market finds the page of the visitor's market. Later rules see the path
 * that earlier ones have rewritten: so each says what must be missing, and what nobody may type goes first.
 *
 * @typedef {{type: "cookie" | "header" | "query", key: string, value?: string}} Condition
 * @typedef {{source: string, destination: string, has?: Condition[], missing?: Condition[]}} Rewrite
 */

const root = fileURLToPath(new URL("../../", import.meta.url));
const { storeCurrencies, euroStore, euroCountries, fallbackStore, askedKeys } = JSON.parse(
  readFileSync(new URL("../config/markets.json", import.meta.url), "utf8"),
);
const stores = Object.keys(storeCurrencies).join("|");
const euro = euroCountries.join("|");

/**
 * Characters of a path as UTF-8 in percent escapes allows them; bounds as RFC 3629 draws them. Next matches without
 * regard to case, and reads every rule anew for every page it answers: so each rule is as short as it can be.
 */
const tail = "%[89ab][\\da-f]";
const wellFormed = [
  "[0-7][\\da-f]",
  `(?:c[2-9a-f]|d[\\da-f])${tail}`,
  `e(?:0%[ab]|d%[89]|[1-9a-cef]%[89ab])[\\da-f]${tail}`,
  `f(?:0%[9ab]|4%8|[1-3]%[89ab])[\\da-f]${tail}${tail}`,
].join("|");
const malformed = `(?!(?:[^%]|%(?:${wellFormed}))*$).*`;

/** Where a visitor's country may be known from, best first. Each way excludes the ones before it. */
function waysToCountry(countryHeader) {
  const cookie = (value) => ({ type: "cookie", key: "country", ...(value && { value }) });
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

/** The first segment that is no language of ours is the default: its rule comes last and excludes the others. */
function waysToLanguage() {
  const [first, ...others] = readdirSync(join(root, "messages")).sort(
    (a, b) => Number(b === "en") - Number(a === "en"),
  );
  const cookie = (value) => ({ type: "cookie", key: "language", value });
  const asked = others.map((language) => ({ language, has: [cookie(language)], missing: [] }));
  return [
    ...asked,
    { language: first, has: [], missing: others.length > 0 ? [cookie(`(?:${others.join("|")})`)] : [] },
  ];
}

function waysToMarket(countryHeader) {
  return waysToCountry(countryHeader).flatMap((country) =>
    waysToLanguage().map(({ language, has, missing }) => ({
      market: `${country.store}-${language}`,
      has: [...country.has, ...has],
      missing: [...country.missing, ...missing],
    })),
  );
}

const folderNames = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );

/** Folders of pages that answer to addresses which do not name them. */
const publicFolder = "app/(public)/[market]";
const staticFolder = "static";
const contentFolder = "content";
const unnamed = [staticFolder, contentFolder];

/** The addresses of pages that are written, without the first slash. */
const contentPages = () => contentFiles().map(({ path }) => path.slice(1));

/** The real first segments of public pages: read from the folders, so that a new page needs no line here. */
export function publicSegments() {
  const inApp = folderNames(publicFolder).filter((name) => !/^[_(@[]/.test(name));
  const written = contentPages().map((path) => path.replace(/\/.*/, ""));
  return [...new Set([...inApp, ...written])].filter((name) => !unnamed.includes(name));
}

/** Files of the app folder that are served under another name than they have. */
const servedAs = {
  "robots.ts": "robots.txt",
  "sitemap.ts": "sitemap.xml",
  "manifest.ts": "manifest.webmanifest",
};

/** Every first segment that anything answers to: pages, calls, pictures, files. */
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
 * Pages whose address may ask something: rendered on request where it does, and kept for everybody, under the folder
 * `static/`, where it does not. Their paths as patterns, a folder in brackets being any one part but the names of the
 * pages that stand beside it and may not be asked.
 */
export function askablePages(folder = staticFolder, path = "") {
  const inKept = `${publicFolder}/${folder}`;
  if (!existsSync(join(root, inKept))) return [];
  const below = folderNames(inKept).flatMap((name) => {
    const part = name.startsWith("[") ? anyBut(besides(folder)) : name;
    return askablePages(`${folder}/${name}`, path ? `${path}/${part}` : part);
  });
  return path && existsSync(join(root, inKept, "page.tsx")) ? [path, ...below] : below;
}

const anyBut = (names) => (names.length === 0 ? "[^/]+" : `(?!(?:${names.join("|")})(?:/|$))[^/]+`);

/** The named folders beside a page that is asked. */
function besides(folder) {
  const asked = `${publicFolder}${folder.slice(staticFolder.length)}`;
  return folderNames(asked).filter((name) => !/^[_(@[]/.test(name));
}

/** @returns {Rewrite[]} */
export function marketRewrites({ countryHeader }) {
  const pages = [...publicSegments(), ...unnamed].join("|");
  return [
    // Next answers 500 where a parameter cannot be decoded; of a call the door says that there is none like it.
    { source: `/:at((?:api/)?):malformed(${malformed})`, destination: "/:at(.*)malformed/at/all" },
    // Whatever nobody answers to is told so without rendering anything; a market, `static` and `content` are of that
    // kind too, for they never show in an address.
    { source: `/:unknown((?!(?:${knownSegments().join("|")})(?:/|$)).+)`, destination: "/nowhere/at/all" },
    // For all markets: the rules below find the market of the path that this one makes. A part of the path named
    // like a key would be taken from the query: so `twin`, not `page`.
    {
      source: `/:twin(${askablePages().join("|")}){/}?`,
      missing: askedKeys.map((key) => ({ type: "query", key })),
      destination: `/${staticFolder}/:twin`,
    },
    // Only what stands in the folder of content gets to the page that shows it: no other name ever does.
    { source: `/:content(${contentPages().join("|")}){/}?`, destination: `/${contentFolder}/:content` },
    // The front page too, so that there is one rule less a way: all of it may be missing but the slash.
    ...waysToMarket(countryHeader).map(({ market, has, missing }) => ({
      source: `/:path((?:${pages})(?:/.*)?)?{/}?`,
      ...(has.length > 0 && { has }),
      ...(missing.length > 0 && { missing }),
      // A question mark would begin a query here; the star allows a missing path as well.
      destination: `/${market}/:path*`,
    })),
  ];
}

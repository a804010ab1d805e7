import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The rules by which an address without a market finds the page of the visitor's market. Later rules see the path
 * that earlier ones have rewritten: so each says what must be missing, and what nobody may type goes first.
 *
 * @typedef {{type: "cookie" | "header" | "query", key: string, value?: string}} Condition
 * @typedef {{source: string, destination: string, has?: Condition[], missing?: Condition[]}} Rewrite
 */

const root = fileURLToPath(new URL("../../", import.meta.url));
const { storeCurrencies, euroStore, euroCountries, fallbackStore, askedKeys } = JSON.parse(
  readFileSync(new URL("./markets.json", import.meta.url), "utf8"),
);
const nowhere = "/nowhere/at/all";
const stores = Object.keys(storeCurrencies).join("|");
const euro = euroCountries.join("|");

/** One character of a path as UTF-8 in percent escapes allows it; bounds as RFC 3629 draws them. */
const hex = "[0-9A-Fa-f]";
const tail = `%[89ABab]${hex}`;
const wellFormed = [
  "[^%]",
  `%[0-7]${hex}`,
  `%[Cc][2-9A-Fa-f]${tail}`,
  `%[Dd]${hex}${tail}`,
  `%[Ee]0%[ABab]${hex}${tail}`,
  `%[Ee][1-9A-CEFa-cef]${tail}${tail}`,
  `%[Ee][Dd]%[89]${hex}${tail}`,
  `%[Ff]0%[9ABab]${hex}${tail}${tail}`,
  `%[Ff][1-3]${tail}${tail}${tail}`,
  `%[Ff]4%8${hex}${tail}${tail}`,
].join("|");
const malformed = `:malformed((?!(?:${wellFormed})*$).*)`;

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

/** The real first segments of public pages: read from the folders, so that a new page needs no line here. */
export function publicSegments() {
  return folderNames("app/(public)/[market]").filter((name) => !/^[_(@[]/.test(name) && name !== "asked");
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

/** Pages that exist a second time under `asked/`, rendered on request where the address asks something. */
function askedPages() {
  const folder = "app/(public)/[market]/asked";
  return existsSync(join(root, folder)) ? folderNames(folder) : [];
}

/** @returns {Rewrite[]} */
export function marketRewrites({ countryHeader }) {
  const ways = waysToMarket(countryHeader);
  const segments = publicSegments().join("|");
  const page = `/:first(${segments})/:rest*`;
  const asked = askedPages();
  const askedPath = `/:first(${asked.join("|")})`;
  return [
    // Next answers 500 where a parameter cannot be decoded; the door says that there is no such call.
    { source: `/api/${malformed}`, destination: "/api/malformed" },
    { source: `/${malformed}`, destination: nowhere },
    // A market never shows in an address: who types one gets the 404 page.
    { source: "/:market([A-Za-z]{2}-[A-Za-z]{2})/:rest*", destination: nowhere },
    // And whatever nobody answers to is told so without rendering anything.
    { source: `/:unknown((?!(?:${knownSegments().join("|")})(?:/|$)).+)`, destination: nowhere },
    ...(asked.length > 0
      ? ways.flatMap(({ market, has, missing }) =>
          askedKeys.map((key) => ({
            source: askedPath,
            has: [...has, { type: "query", key }],
            ...(missing.length > 0 && { missing }),
            destination: `/${market}/asked/:first`,
          })),
        )
      : []),
    ...ways.flatMap(({ market, ...conditions }) => [
      rule("/", `/${market}`, conditions),
      ...(segments ? [rule(page, `/${market}/:first/:rest*`, conditions)] : []),
    ]),
  ];
}

function rule(source, destination, { has, missing }) {
  return { source, ...(has.length > 0 && { has }), ...(missing.length > 0 && { missing }), destination };
}

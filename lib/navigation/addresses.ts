import { defaultLanguage, isLanguage, type Language } from "@/lib/config/languages";

/** First segments of public pages: the folders of `app/(public)/[market]`. Content pages are public as well. */
export const publicSegments: readonly string[] = [
  "breeder",
  "pet-owner",
  "research-innovation",
  "resources",
  "search",
  "special-offers",
  "store",
  "tests",
  "tools",
  "vet",
];

/** First segments of private pages. Their language comes from the cookie, not from the address. */
export const privateSegments: readonly string[] = [
  "account-deleted",
  "activate",
  "admin",
  "checkout",
  "forgot-password",
  "login",
  "my",
  "newsletter",
  "order-lookup",
  "r",
  "register",
  "reset-password",
  "shared",
  "unsubscribe",
];

/** First segments of files and API routes. */
export const fileSegments: readonly string[] = [
  ".well-known",
  "_next",
  "api",
  "collect",
  "collect-sw.js",
  "favicon.ico",
  "files",
  "forms",
  "icon.svg",
  "llms.txt",
  "og",
  "pictures",
  "robots.txt",
  "rss.xml",
  "sample-report",
  "sitemap.xml",
  "sitemaps",
];

const firstSegment = (path: string) => /^\/([^/?#]*)/.exec(path)?.[1] ?? "";

/** `/de/store` is the page `/store` in German. English has no prefix. */
export function splitLanguage(path: string): {
  readonly prefix: Language | undefined;
  readonly page: string;
} {
  const first = firstSegment(path);
  if (!isLanguage(first) || first === defaultLanguage) return { prefix: undefined, page: path };
  return { prefix: first, page: path.slice(first.length + 1) || "/" };
}

/** The address of a public page in a language. Private pages, files and other sites have the same in each. */
export function localPath(path: string, language: Language): string {
  if (language === defaultLanguage || !/^\/(?!\/)/.test(path)) return path;
  const first = firstSegment(path);
  if (privateSegments.includes(first) || fileSegments.includes(first)) return path;
  return `/${language}${path === "/" ? "" : path}`;
}

import { describe, expect, it } from "vitest";
import { navigationType } from "@/lib/domain/shop/guest-type";
import { recentKey } from "@/store/persistence/recent-products";
import { headScript } from "./head-script.mjs";

/** Runs the script; returns the document with the data attributes and the cookie it sets. */
function run(pathname: string, cookie: string, lang = "en", stored: Readonly<Record<string, string>> = {}) {
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  const document = { cookie, documentElement: { lang, dataset: {} as Record<string, string> } };
  const script = new Function("document", "location", "addEventListener", "localStorage", headScript);
  script(document, { pathname, protocol: "https:" }, () => {}, localStorage);
  return document;
}
const runHeadScript = (pathname: string, cookie: string) => run(pathname, cookie).documentElement.dataset;

const pathnames = [
  "/",
  "/store",
  "/vet",
  "/vet/for-dogs",
  "/pet-owner/products",
  "/breeder/for-dogs/breeds",
  "/breeder/for-dogs/breeds/vet/9",
  "/breeder/for-dogs/breeds/russian-tsvetnaya-bolonka/9",
  "/store/vet/canine/traits",
  "/toString",
  "/__proto__/vet",
];
const tabs = [undefined, "vet", "owner", "breeder", "guest", "admin", "", "constructor"];

describe("headScript", () => {
  it.each(pathnames.flatMap((path) => tabs.map((tab) => [path, tab] as const)))(
    "agrees with navigationType at %s with the tab cookie %s",
    (path, tab) => {
      const cookie = ["country=AU", ...(tab === undefined ? [] : [`user_type=${tab}`]), "language=en"].join(
        "; ",
      );
      expect(runHeadScript(path, cookie)).toEqual({ userType: navigationType({ path, tab }), region: "" });
    },
  );

  it("marks the page where products have been viewed", () => {
    expect(run("/store", "", "en", { [recentKey]: "[]" }).documentElement.dataset).toHaveProperty("recent");
    expect(run("/store", "").documentElement.dataset).not.toHaveProperty("recent");
  });

  it.each([
    ["", false],
    ["hint=s", true],
    ["country=US; hint=s; user_type=vet", true],
    ["not_hint=s", false],
    ["hint=g", false],
  ])("sets the session mark from the cookies %j: %s", (cookie, isSet) => {
    expect("session" in runHeadScript("/", cookie)).toBe(isSet);
  });

  it.each([
    ["", false],
    ["country=AU", true],
    ["user_type=vet; country=BR", true],
    ["not_country=AU", false],
  ])("sets the region mark from the cookies %j: %s", (cookie, isKnown) => {
    expect("region" in runHeadScript("/", cookie)).toBe(isKnown);
  });

  it.each([
    ["/vet/for-dogs", "user_type=owner", "vet"],
    ["/breeder/for-cats/breeds", "", "breeder"],
    ["/breeder/for-cats/breeds", "user_type=vet", undefined],
    ["/breeder", "user_type=breeder", undefined],
    ["/store", "user_type=vet", undefined],
  ])("remembers the role of %s with the cookie %j: %s", (path, cookie, expected) => {
    const cookieOf = (type: string) => `user_type=${type}; path=/; max-age=604800; samesite=lax; secure`;
    expect(run(path, cookie).cookie).toBe(expected === undefined ? cookie : cookieOf(expected));
  });

  it.each([
    ["/de/store", "de", "", true],
    ["/de", "de", "language=en", true],
    ["/de/store", "de", "language=de", false],
    ["/store", "en", "language=de", false],
    ["/store", "de", "", false],
  ])(
    "stores the language of the address %s, with lang %s and the cookie %j: %s",
    (path, lang, cookie, isSet) => {
      const stored = run(path, cookie, lang).cookie;
      expect(stored.startsWith(`language=${lang}; path=/; max-age=`)).toBe(isSet);
    },
  );
});

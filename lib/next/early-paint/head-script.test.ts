import { expect, it } from "vitest";
import { navigationType } from "@/lib/domain/guest-type";
import { headScript } from "./head-script.mjs";

/** Runs the script as a page would. */
function marksOf(pathname: string, cookie: string): Record<string, string> {
  const dataset: Record<string, string> = {};
  const run = new Function("document", "location", "addEventListener", headScript);
  run({ cookie, documentElement: { dataset } }, { pathname }, () => {});
  return dataset;
}

const pathnames = [
  "/",
  "/store",
  "/vet",
  "/vet/for-dogs",
  "/pet-owner/products",
  "/breeder/for-dogs/breeds/vet/9",
  "/breeder/for-dogs/breeds/russian-tsvetnaya-bolonka/9",
  "/store/vet/canine/traits",
  "/toString",
  "/__proto__/vet",
];
const tabs = [undefined, "vet", "owner", "breeder", "guest", "admin", "", "constructor"];

it.each(pathnames.flatMap((path) => tabs.map((tab) => [path, tab] as const)))(
  "at %s with the tab %s the script says what the rule says",
  (path, tab) => {
    const cookie = ["country=AU", ...(tab === undefined ? [] : [`user_type=${tab}`]), "language=en"].join(
      "; ",
    );
    expect(marksOf(path, cookie)).toEqual({ userType: navigationType({ path, tab }), region: "" });
  },
);

it.each([
  ["", false],
  ["hint=s", true],
  ["country=US; hint=s; user_type=vet", true],
  ["not_hint=s", false],
  ["hint=g", false],
])("with the cookies %j it knows whether there is a session", (cookie, isThere) => {
  expect("session" in marksOf("/", cookie)).toBe(isThere);
});

it.each([
  ["", false],
  ["country=AU", true],
  ["user_type=vet; country=BR", true],
  ["not_country=AU", false],
])("with the cookies %j it knows whether the region is known", (cookie, isKnown) => {
  expect("region" in marksOf("/", cookie)).toBe(isKnown);
});

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentFiles } from "@/lib/next/content-loaders/content-files.mjs";
import { regions } from "@/lib/config/markets";
import { catalogues, isList, isSoldIn } from "@/lib/navigation/catalogues";
import { shelves } from "@/lib/navigation/shelves";

const market = fileURLToPath(new URL("../../app/(public)/[market]", import.meta.url));

/**
 * Every public page there is, read from the folders: a new one joins the crawl by itself. The twins have no address,
 * and the page that shows what is written has those of the files. Shelves
 * are known one by one, so each is opened.
 */
export function publicRoutes(): string[] {
  const programmed = readdirSync(market, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|[\\/])page\.tsx$/.test(file) && !/^(kept|written)[\\/]/.test(file))
    .map((file) => `/${join(file, "..").replaceAll("\\", "/")}`.replace(/^\/\.$/, "/"))
    .flatMap((route) => (route.endsWith("/[shelf]") ? shelvesBelow(route) : route));
  return [...programmed, ...contentFiles().map(({ path }) => path)].toSorted();
}

/** Those that every market has: what one country alone sells is looked for by tests of its own. */
const everywhere = [
  ...shelves,
  ...catalogues.filter((shelf) => isList(shelf) && regions.every((region) => isSoldIn(shelf, region))),
].map(({ path }) => path);

const shelvesBelow = (route: string) => everywhere.filter((path) => addressesOf(route).test(path));

/** The pattern of a route's addresses: `[name]` stands for one part of a path. */
export function addressesOf(route: string): RegExp {
  return new RegExp(`^${route.replace(/\[\w+\]/g, "[^/]+")}$`);
}

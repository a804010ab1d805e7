import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentFiles } from "@/lib/config/content/content-files.mjs";

const market = fileURLToPath(new URL("../../app/(public)/[market]", import.meta.url));

/**
 * Every public page there is, read from the folders: a new one joins the crawl by itself. The twins have no address,
 * and the page that shows what is written has those of the files.
 */
export function publicRoutes(): string[] {
  const programmed = readdirSync(market, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|[\\/])page\.tsx$/.test(file) && !/^(kept|written)[\\/]/.test(file))
    .map((file) => `/${join(file, "..").replaceAll("\\", "/")}`.replace(/^\/\.$/, "/"));
  return [...programmed, ...contentFiles().map(({ path }) => path)].toSorted();
}

/** The pattern of a route's addresses: `[name]` stands for one part of a path. */
export function addressesOf(route: string): RegExp {
  return new RegExp(`^${route.replace(/\[\w+\]/g, "[^/]+")}$`);
}

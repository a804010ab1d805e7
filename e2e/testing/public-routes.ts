import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { contentFiles } from "@/lib/next/content-loaders/content-files.mjs";
import { stores } from "@/lib/config/markets/markets";
import { cataloguePages, listsProducts, isSoldIn } from "@/lib/navigation/catalogues";
import { categoryPages, speciesLandingPages } from "@/lib/navigation/category-pages";
import { paths } from "@/lib/navigation/paths";

const market = fileURLToPath(new URL("../../app/(public)/[market]", import.meta.url));

/**
 * Every public route, read from the folders of app/, so new pages are crawled automatically. The static variants have no
 * URL of their own, content pages have those of their files, and category pages are listed one by one.
 */
export function listPublicRoutes(): string[] {
  const routes = listTemplates()
    .flatMap(withSections)
    .flatMap((route) => (route.endsWith("/[category]") ? categoryPathsOf(route) : route));
  return [...routes, ...contentFiles().map(({ path }) => path)].toSorted();
}

/** The sections of roles and species have few addresses, unlike `[name]`: each is listed. */
function withSections(route: string): readonly string[] {
  const [section] = /^\/(section\/\[role\]|breeder)\/\[species\]/.exec(route) ?? [];
  if (section === undefined) return [route];
  return speciesLandingPages
    .filter(({ role }) => role === "breeder" || section.startsWith("/section"))
    .map((page) => route.replace(section, paths.landingPage(page)));
}

function listTemplates(): string[] {
  return readdirSync(market, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|[\\/])page\.tsx$/.test(file) && !/^(static|content)[\\/]/.test(file))
    .map((file) => `/${join(file, "..").replaceAll("\\", "/")}`.replace(/^\/\.$/, "/"));
}

/** Category pages of all markets. Those of one country have tests of their own. */
const commonPaths = [
  ...categoryPages,
  ...cataloguePages.filter((page) => listsProducts(page) && stores.every((store) => isSoldIn(page, store))),
].map(({ path }) => path);

const categoryPathsOf = (route: string) => commonPaths.filter((path) => routePattern(route).test(path));

/** Matches the paths of a route: `[name]` stands for one segment. */
export function routePattern(route: string): RegExp {
  return new RegExp(`^${route.replace(/\[\w+\]/g, "[^/]+")}$`);
}

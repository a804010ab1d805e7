import { paths } from "./paths";
import { roles, categoryPages, type CategoryMessageKey, speciesLandingPages } from "./category-pages";
import { speciesNames } from "@/lib/domain/species";

type PlaceMessageKey =
  `places.${"home" | "store" | "breeder" | "vet" | "owner" | "canine" | "feline" | "breeds" | "tests"}`;

/** A breadcrumb with the message key of its label. */
export interface Breadcrumb {
  readonly href: string;
  readonly messageKey: PlaceMessageKey | `${CategoryMessageKey}.name`;
}

/** Pages with subpages, and the category pages. */
const messageKeys: ReadonlyMap<string, Breadcrumb["messageKey"]> = new Map<string, Breadcrumb["messageKey"]>([
  [paths.home, "places.home"],
  [paths.store, "places.store"],
  ...roles.map((role) => [paths.roleHome(role), `places.${role}`] as const),
  ...speciesLandingPages.map((page) => [paths.landingPage(page), `places.${page.species}`] as const),
  ...speciesLandingPages.map(({ role }) => [paths.catalogues(role), `places.${role}`] as const),
  ...speciesLandingPages.map(
    ({ role, species }) => [`${paths.catalogues(role)}/${species}`, `places.${species}`] as const,
  ),
  [paths.tests, "places.tests"],
  ...speciesNames.map((species) => [paths.breeds(species), "places.breeds"] as const),
  ...categoryPages.map(({ path, messageKey }) => [path, `${messageKey}.name`] as const),
]);

/** Breadcrumbs from the front page down. Leaves out segments that are no page, and an unknown last segment. */
export function listBreadcrumbs(path: string): readonly Breadcrumb[] {
  const parts = path.split("/").filter(Boolean);
  const hrefs = [paths.home, ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)];
  return hrefs.flatMap((href) => {
    const messageKey = messageKeys.get(href);
    return messageKey === undefined ? [] : [{ href, messageKey }];
  });
}

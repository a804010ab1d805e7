import { paths } from "./paths";
import { roles, categoryPages, type CategoryMessageKey, speciesLandingPages } from "./category-pages";
import { speciesNames } from "@/lib/domain/species";

type PlaceWords = `places.${"home" | "store" | "breeder" | "vet" | "owner" | "canine" | "feline" | "breeds"}`;

/** A step on the way to a page, and the key of its name. */
export interface Breadcrumb {
  readonly href: string;
  readonly messageKey: PlaceWords | `${CategoryMessageKey}.name`;
}

/** Every page that others stand below, and the shelves themselves. */
const known: ReadonlyMap<string, Breadcrumb["messageKey"]> = new Map<string, Breadcrumb["messageKey"]>([
  [paths.home, "places.home"],
  [paths.store, "places.store"],
  ...roles.map((role) => [paths.roleHome(role), `places.${role}`] as const),
  ...speciesLandingPages.map((side) => [paths.landingPage(side), `places.${side.species}`] as const),
  ...speciesLandingPages.map(({ role }) => [paths.catalogues(role), `places.${role}`] as const),
  ...speciesLandingPages.map(
    ({ role, species }) => [`${paths.catalogues(role)}/${species}`, `places.${species}`] as const,
  ),
  ...speciesNames.map((species) => [paths.breeds(species), "places.breeds"] as const),
  ...categoryPages.map(({ path, messageKey: words }) => [path, `${words}.name`] as const),
]);

/** From the front page down. Parts of an address that are no page of their own are left out; so is an unnamed end. */
export function listBreadcrumbs(path: string): readonly Breadcrumb[] {
  const parts = path.split("/").filter(Boolean);
  const ways = [paths.home, ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)];
  return ways.flatMap((href) => {
    const words = known.get(href);
    return words === undefined ? [] : [{ href, messageKey: words }];
  });
}

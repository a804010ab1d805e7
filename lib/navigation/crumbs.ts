import { paths } from "./paths";
import { roles, shelves, type ShelfWords, sides } from "./shelves";
import { speciesNames } from "@/lib/domain/species";

type PlaceWords = `places.${"home" | "store" | "breeder" | "vet" | "owner" | "canine" | "feline" | "breeds"}`;

/** A step on the way to a page, and the key of its name. */
export interface CrumbStep {
  readonly href: string;
  readonly words: PlaceWords | `${ShelfWords}.name`;
}

/** Every page that others stand below, and the shelves themselves. */
const known: ReadonlyMap<string, CrumbStep["words"]> = new Map<string, CrumbStep["words"]>([
  [paths.home, "places.home"],
  [paths.store, "places.store"],
  ...roles.map((role) => [paths.roleHome(role), `places.${role}`] as const),
  ...sides.map((side) => [paths.side(side), `places.${side.species}`] as const),
  ...sides.map(({ role }) => [paths.catalogues(role), `places.${role}`] as const),
  ...sides.map(({ role, species }) => [`${paths.catalogues(role)}/${species}`, `places.${species}`] as const),
  ...speciesNames.map((species) => [paths.breeds(species), "places.breeds"] as const),
  ...shelves.map(({ path, words }) => [path, `${words}.name`] as const),
]);

/** From the front page down. Parts of an address that are no page of their own are left out; so is an unnamed end. */
export function crumbsOf(path: string): readonly CrumbStep[] {
  const parts = path.split("/").filter(Boolean);
  const ways = [paths.home, ...parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`)];
  return ways.flatMap((href) => {
    const words = known.get(href);
    return words === undefined ? [] : [{ href, words }];
  });
}

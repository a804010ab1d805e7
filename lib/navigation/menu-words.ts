import { brand } from "@/lib/config/brand";
import type { MenuLink } from "./menus";
import { paths } from "./paths";
import { shelvesOf, type SpeciesSide } from "./shelves";
import type { Words } from "@/lib/domain/words";

export interface TextLink {
  readonly text: string;
  readonly href: string;
  /** Who alone sees it; the page's own element says who is looking. */
  readonly audience?: "address-AU";
}

export interface MenuWords {
  readonly frame: Words<"frame">;
  readonly shelf: Words<"shelf">;
}

export function textLinks(links: readonly MenuLink[], words: Words<"frame">): readonly TextLink[] {
  // Our own name is no word of any language: it is put in where a link says it.
  const values = { brand: brand.name };
  return links.map(({ name, href }) => ({ text: words(`links.${name}`, values), href }));
}

/** What breeders and vets shop by: their shelves, and the breeds. What is sold to some addresses only, only they see. */
export function shopBy(side: SpeciesSide, { frame, shelf }: MenuWords): readonly TextLink[] {
  const shelves = shelvesOf(side).map(({ slug, words, path }) => ({
    text: shelf(`${words}.name`),
    href: path,
    ...(slug === "innovative" && { audience: "address-AU" as const }),
  }));
  return [...shelves, { text: frame("links.breeds"), href: paths.breeds(side.species) }];
}

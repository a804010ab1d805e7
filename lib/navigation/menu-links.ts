import { brand } from "@/lib/config/brand";
import type { MenuLink } from "./menus";
import { paths } from "./paths";
import { listCategoryPages, type SpeciesLandingPage } from "./category-pages";
import type { Translator } from "@/lib/i18n/translator";

export interface TextLink {
  readonly text: string;
  readonly href: string;
  /** Who alone sees it; the page's own element says who is looking. */
  readonly audience?: "address-AU";
}

export interface MenuTranslators {
  readonly layout: Translator<"layout">;
  readonly categoryPages: Translator<"categoryPages">;
}

export function toTextLinks(links: readonly MenuLink[], words: Translator<"layout">): readonly TextLink[] {
  // Our own name is no word of any language: it is put in where a link says it.
  const values = { brand: brand.name };
  return links.map(({ name, href }) => ({ text: words(`links.${name}`, values), href }));
}

/** What breeders and vets shop by: their shelves, and the breeds. What is sold to some addresses only, only they see. */
export function listShopLinks(
  side: SpeciesLandingPage,
  { layout: frame, categoryPages: shelf }: MenuTranslators,
): readonly TextLink[] {
  const shelves = listCategoryPages(side).map(({ slug, messageKey: words, path }) => ({
    text: shelf(`${words}.name`),
    href: path,
    ...(slug === "innovative" && { audience: "address-AU" as const }),
  }));
  return [...shelves, { text: frame("links.breeds"), href: paths.breeds(side.species) }];
}

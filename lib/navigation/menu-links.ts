import { brand } from "@/lib/config/brand";
import type { MenuLink } from "./menus";
import { paths } from "./paths";
import { listCategoryPages, type SpeciesLandingPage } from "./category-pages";
import type { Translator } from "@/lib/i18n/translator";

export interface TextLink {
  readonly text: string;
  readonly href: string;
  /** Visitors who see the link; CSS compares it with the data attributes of the page. */
  readonly audience?: "address-AU";
}

export interface MenuTranslators {
  readonly layout: Translator<"layout">;
  readonly categoryPages: Translator<"categoryPages">;
}

export function toTextLinks(links: readonly MenuLink[], t: Translator<"layout">): readonly TextLink[] {
  const values = { brand: brand.name };
  return links.map(({ name, href }) => ({ text: t(`links.${name}`, values), href }));
}

/** Category pages of a landing page, then the breeds. Products of single countries are visible there only. */
export function listShopLinks(
  landingPage: SpeciesLandingPage,
  { layout, categoryPages }: MenuTranslators,
): readonly TextLink[] {
  const links = listCategoryPages(landingPage).map(({ slug, messageKey, path }) => ({
    text: categoryPages(`${messageKey}.name`),
    href: path,
    ...(slug === "innovative" && { audience: "address-AU" as const }),
  }));
  return [...links, { text: layout("links.breeds"), href: paths.breeds(landingPage.species) }];
}

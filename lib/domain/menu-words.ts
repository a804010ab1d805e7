import { brand } from "@/lib/config/brand";
import type { MenuLink } from "./menus";
import type { Words } from "./words";

/** Our own name is no word of any language: it is put in where a link says it. */
export function linkText(words: Words<"frame">, name: MenuLink["name"]): string {
  return name === "why" ? words("links.why", { brand: brand.name }) : words(`links.${name}`);
}

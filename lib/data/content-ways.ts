import "server-only";
import type { ContentFacts } from "@/lib/domain/content";
import { isPlace, type Place } from "@/lib/navigation/places";
import type { Words } from "@/lib/domain/words";
import { findContent } from "./contents";

export interface Way {
  readonly label: string;
  readonly href: string;
}

/** A link's words: what the page calls itself, or what we call a screen of the shop. */
function wayOf(href: string, words: Words<"content">): Way | undefined {
  const label = findContent(href)?.short ?? (isPlace(href) ? words(`places.${href}`) : undefined);
  return label === undefined ? undefined : { label, href };
}

const isWay = (way: Way | undefined): way is Way => way !== undefined;

/** From the front page down to the page itself, by the parts of its path that are pages too. */
export function wayTo({ path }: ContentFacts, words: Words<"content">): readonly Way[] {
  const parts = path.slice(1).split("/");
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
  return ["/" satisfies Place, ...above].map((href) => wayOf(href, words)).filter(isWay);
}

export function waysOn({ next }: ContentFacts, words: Words<"content">): readonly Way[] {
  return next.map((href) => wayOf(href, words)).filter(isWay);
}

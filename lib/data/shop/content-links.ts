import "server-only";
import type { ContentMeta } from "@/lib/domain/shop/content";
import { isLinkedScreen, type LinkedScreen } from "@/lib/navigation/linked-screens";
import { langAttribute } from "@/lib/i18n/lang-attribute";
import { requestLanguage } from "@/lib/i18n/translate";
import type { Translator } from "@/lib/i18n/translator";
import { findContent } from "./contents";

export interface ContentLink {
  readonly label: string;
  readonly href: string;
  /** Of the label, where it is another than the page's. */
  readonly lang?: string | undefined;
}

/** A link labelled by the content page's own title or the screen's message. */
function findContentLink(href: string, words: Translator<"content">): ContentLink | undefined {
  const language = requestLanguage();
  const page = findContent(href, language);
  if (page !== undefined) return { label: page.short, href, lang: langAttribute(page.language, language) };
  return isLinkedScreen(href) ? { label: words(`places.${href}`), href } : undefined;
}

const isLink = (link: ContentLink | undefined): link is ContentLink => link !== undefined;

/** Breadcrumbs from the front page to the page itself, of the path segments that are pages. */
export function listContentBreadcrumbs(
  { path }: ContentMeta,
  words: Translator<"content">,
): readonly ContentLink[] {
  const parts = path.slice(1).split("/");
  const ancestors = parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
  return ["/" satisfies LinkedScreen, ...ancestors]
    .map((href) => findContentLink(href, words))
    .filter(isLink);
}

export function listNextLinks({ next }: ContentMeta, words: Translator<"content">): readonly ContentLink[] {
  return next.map((href) => findContentLink(href, words)).filter(isLink);
}

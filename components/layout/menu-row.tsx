import type { ReactNode } from "react";
import { linkText } from "@/lib/domain/menu-words";
import type { MenuLink } from "@/lib/domain/menus";
import type { Words } from "@/lib/domain/words";

export const menuRowLook =
  "flex h-14 w-full items-center justify-between border-b border-line font-medium whitespace-nowrap text-ink no-underline hover:text-brand full:h-full full:border-0 full:px-2.5 full:text-small full:hover:text-brand";

/** Below each other on a phone, beside each other where there is room. */
export function MenuRow({ children }: { readonly children: ReactNode }) {
  return <ul className="full:flex full:h-full">{children}</ul>;
}

interface MenuLinksProps {
  readonly links: readonly MenuLink[];
  readonly words: Words<"frame">;
}

export function MenuLinks({ links, words }: MenuLinksProps) {
  return links.map(({ name, href }) => (
    <li key={href} className="full:h-full">
      <a href={href} className={menuRowLook}>
        {linkText(words, name)}
      </a>
    </li>
  ));
}

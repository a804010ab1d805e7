import type { ReactNode } from "react";
import type { TextLink } from "@/lib/domain/menu-words";

export const menuRowLook =
  "flex h-14 w-full items-center justify-between border-b border-line font-medium whitespace-nowrap text-ink no-underline hover:text-brand full:h-full full:border-0 full:px-2.5 full:text-small full:hover:text-brand";

/** Below each other on a phone, beside each other where there is room. */
export function MenuRow({ children }: { readonly children: ReactNode }) {
  return <ul className="full:flex full:h-full">{children}</ul>;
}

export function MenuLinks({ links }: { readonly links: readonly TextLink[] }) {
  return links.map(({ text, href }) => (
    <li key={href} className="full:h-full">
      <a href={href} className={menuRowLook}>
        {text}
      </a>
    </li>
  ));
}

import type { ReactNode } from "react";
import type { TextLink } from "@/lib/navigation/menu-words";

/** Below each other on a phone, beside each other where there is room. */
export function MenuRow({ children }: { readonly children: ReactNode }) {
  return <ul className="menu-row full:flex full:h-full">{children}</ul>;
}

interface MenuLinksProps {
  readonly links: readonly TextLink[];
  /** Who alone sees them. */
  readonly audience?: "member";
}

export function MenuLinks({ links, audience }: MenuLinksProps) {
  return links.map(({ text, href }) => (
    <li key={href} data-for={audience} className="full:h-full">
      <a href={href}>{text}</a>
    </li>
  ));
}

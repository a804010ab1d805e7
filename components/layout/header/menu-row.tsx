import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import type { TextLink } from "@/lib/navigation/menu-links";

/** Stacked on a phone, side by side on wide screens. */
export function MenuRow({ children }: { readonly children: ReactNode }) {
  return <ul className="menu-row">{children}</ul>;
}

interface MenuLinksProps {
  readonly links: readonly TextLink[];
  /** Shown to signed-in users only, to everybody else only, or to accounts that may order supplies. */
  readonly audience?: "member" | "visitor" | "supplies";
}

export function MenuLinks({ links, audience }: MenuLinksProps) {
  return links.map(({ text, href }) => (
    <li key={text} {...(audience && { "data-for": audience })}>
      <Link href={href}>{text}</Link>
    </li>
  ));
}

import { Link } from "@/components/links/link";
import type { TextLink } from "@/lib/navigation/menu-links";

interface MenuDropdownProps {
  readonly label: string;
  readonly links: readonly TextLink[];
  /** Picture link to the landing page of the species. */
  readonly lead?: TextLink & { readonly picture: string; readonly title: string };
}

/** Opens in place on a phone and over the page on wide screens. A `details` element, so it works without a script. */
export function MenuDropdown({ label, links, lead }: MenuDropdownProps) {
  return (
    <li {...(!lead && { className: "full:relative" })}>
      <details name="main-menu">
        <summary>{label}</summary>
        <div className="menu-panel">
          {lead && (
            <Link href={lead.href} className="menu-lead">
              <img src={lead.picture} width={96} height={96} alt="" loading="lazy" />
              {lead.text}
            </Link>
          )}
          <div>
            {lead && <p>{lead.title}</p>}
            <ul>
              {links.map(({ text, href, audience }) => (
                <li key={text} {...(audience && { "data-for": audience })}>
                  <Link href={href}>{text}</Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </details>
    </li>
  );
}

import type { TextLink } from "@/lib/navigation/menu-words";

interface MenuPartProps {
  readonly label: string;
  readonly links: readonly TextLink[];
  /** A picture that leads to everything of the kind. */
  readonly lead?: TextLink & { readonly picture: string; readonly title: string };
}

/** Opens in place on a phone, over the page where there is room; by the browser itself, so without a script too. */
export function MenuPart({ label, links, lead }: MenuPartProps) {
  return (
    <li className={lead ? "full:h-full" : "full:relative full:h-full"}>
      <details name="main-menu" className="full:h-full">
        <summary>{label}</summary>
        <div className="menu-panel">
          <div className="full:flex full:gap-8">
            {lead && (
              <a href={lead.href} className="menu-lead">
                <img
                  src={lead.picture}
                  width={96}
                  height={96}
                  alt=""
                  loading="lazy"
                  className="size-14 full:size-24"
                />
                {lead.text}
              </a>
            )}
            <div>
              {lead && <p className="mt-4 text-small font-medium text-quiet full:mt-0">{lead.title}</p>}
              <ul className={lead && "full:mt-2 full:grid full:grid-cols-2 full:gap-x-8"}>
                {links.map(({ text, href, audience }) => (
                  <li key={href} data-for={audience}>
                    <a href={href}>{text}</a>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </div>
      </details>
    </li>
  );
}

import type { TextLink } from "@/lib/domain/menu-words";
import { ChevronIcon } from "./icons";
import { menuRowLook } from "./menu-row";

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
      <details name="main-menu" className="group full:h-full">
        <summary className={`${menuRowLook} gap-1 group-open:text-brand`}>
          {label}
          <span className="transition-transform group-open:rotate-180">
            <ChevronIcon />
          </span>
        </summary>
        <div className="border-b border-line bg-card pb-4 full:absolute full:top-full full:z-10 full:rounded-b-box full:border full:border-t-0 full:p-6 full:shadow-over">
          <div className="full:flex full:gap-8">
            {lead && (
              <a
                href={lead.href}
                className="mb-2 flex items-center gap-4 rounded-box bg-brand-soft p-3 font-semibold full:mb-0 full:w-44 full:flex-col full:justify-center full:p-5"
              >
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
              <ul className={lead ? "full:mt-2 full:grid full:grid-cols-2 full:gap-x-8" : undefined}>
                {links.map(({ text, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="flex h-11 items-center whitespace-nowrap text-ink no-underline hover:text-brand hover:underline"
                    >
                      {text}
                    </a>
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

import type { ReactNode } from "react";
import { brand } from "@/lib/config/brand";
import { textLinks } from "@/lib/navigation/menu-words";
import { elsewhere, footerColumns, legalLinks } from "@/lib/navigation/menus";
import type { Words } from "@/lib/domain/words";
import { BackToTop } from "./back-to-top";
import { BrandMark } from "./brand-mark";

interface ShopFooterProps {
  readonly words: Words<"frame">;
  readonly country?: ReactNode;
}

export function ShopFooter({ words, country }: ShopFooterProps) {
  return (
    <footer className="mt-12 border-t border-line bg-sand">
      <div className="mx-auto grid max-w-page gap-10 px-4 py-12 wide:px-6">
        <div className="grid gap-10 desk:grid-cols-[1.500fr_4fr]">
          <div className="grid content-start justify-items-start gap-4">
            <BrandMark />
            <p className="text-small text-quiet">{brand.tagline}</p>
            {country}
          </div>
          <nav
            aria-label={words("footerMenu")}
            className="foot-links grid grid-cols-2 gap-x-4 gap-y-8 desk:grid-cols-4"
          >
            {footerColumns.map(({ title, links }) => (
              <div key={title}>
                <h2 className="text-base">{words(`footer.${title}`)}</h2>
                <ul className="mt-2">
                  {textLinks(links, words).map(({ text, href }) => (
                    <li key={href}>
                      <a href={href}>{text}</a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="flex flex-wrap justify-between gap-x-10 gap-y-6 border-t border-line pt-8">
          <Elsewhere title={words("footer.follow")} links={elsewhere.social} />
          <Elsewhere title={words("footer.apps")} links={elsewhere.apps} />
        </div>
        <div className="foot-links flex flex-wrap items-center gap-x-6 gap-y-2 text-small text-quiet">
          <p>{words("footer.legal", { brand: brand.name })}</p>
          {textLinks(legalLinks, words).map(({ text, href }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </div>
      </div>
      <BackToTop words={words} />
    </footer>
  );
}

interface ElsewhereProps {
  readonly title: string;
  readonly links: readonly (readonly [name: string, address: string])[];
}

function Elsewhere({ title, links }: ElsewhereProps) {
  return (
    <div className="foot-links flex flex-wrap items-center gap-x-5">
      <h2 className="text-small font-medium text-quiet">{title}</h2>
      {links.map(([name, address]) => (
        <a key={name} href={address} rel="noopener">
          {name}
        </a>
      ))}
    </div>
  );
}

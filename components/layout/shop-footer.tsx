import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { brand } from "@/lib/config/brand";
import { dutiesOf } from "@/lib/config/markets/duties";
import type { Store } from "@/lib/config/markets/markets";
import { toTextLinks } from "@/lib/navigation/menu-links";
import { externalLinks } from "@/lib/config/external-links";
import { footerColumns, legalLinksIn } from "@/lib/navigation/menus";
import { paths } from "@/lib/navigation/paths";
import { BrandMark } from "./brand-mark";

interface ShopFooterProps {
  /** Whose prices the page shows. */
  readonly store: Store;
  readonly country?: ReactNode;
}

export function ShopFooter({ store, country }: ShopFooterProps) {
  const t = translate("layout");
  return (
    <footer className="mt-12 border-t border-line bg-sand">
      <div className="mx-auto grid max-w-page gap-10 px-4 py-12 wide:px-6">
        <div className="grid gap-10 desk:grid-cols-[1.500fr_4fr]">
          <div className="grid content-start justify-items-start gap-4">
            <BrandMark />
            <p className="text-small text-quiet">{t("footer.tagline")}</p>
            {country}
          </div>
          <nav
            aria-label={t("footer.label")}
            className="foot-links grid grid-cols-2 gap-x-4 gap-y-8 desk:grid-cols-4"
          >
            {footerColumns.map(({ title, links }) => (
              <div key={title}>
                <h2 className="text-base">{t(`footer.${title}`)}</h2>
                <ul className="mt-2">
                  {toTextLinks(links, t).map(({ text, href }) => (
                    <li key={text}>
                      <Link href={href}>{text}</Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className="flex flex-wrap justify-between gap-x-10 gap-y-6 border-t border-line pt-8">
          <ExternalLinks title={t("footer.follow")} links={externalLinks.social} />
          <ExternalLinks title={t("footer.apps")} links={externalLinks.apps} />
        </div>
        {dutiesOf(store).priceNote && (
          <p className="foot-links text-small text-quiet">
            {t("footer.prices")} <Link href={paths.shippingTo(store)}>{t("footer.deliveryCosts")}</Link>
          </p>
        )}
        <div className="foot-links flex flex-wrap items-center gap-x-6 gap-y-2 text-small text-quiet">
          <p>{t("footer.legal", { brand: brand.name })}</p>
          {toTextLinks(legalLinksIn(store), t).map(({ text, href }) => (
            <Link key={text} href={href}>
              {text}
            </Link>
          ))}
        </div>
      </div>
      <BackToTop />
    </footer>
  );
}

interface ExternalLinksProps {
  readonly title: string;
  readonly links: readonly (readonly [name: string, address: string])[];
}

function ExternalLinks({ title, links }: ExternalLinksProps) {
  return (
    <div className="foot-links flex flex-wrap items-center gap-x-5">
      <h2 className="text-small font-medium text-quiet">{title}</h2>
      {links.map(([name, address]) => (
        <Link key={name} href={address} rel="noopener">
          {name}
        </Link>
      ))}
    </div>
  );
}

function BackToTop() {
  const t = translate("layout");
  return (
    <Link
      href="#top"
      aria-label={t("backToTop")}
      className="invisible fixed right-4 bottom-4 z-20 grid size-12 place-items-center rounded-full bg-brand text-title-3 text-on-brand no-underline opacity-0 shadow-raised transition-opacity hover:bg-brand-strong hover:text-on-brand scrolled:visible scrolled:opacity-100"
    >
      ↑
    </Link>
  );
}

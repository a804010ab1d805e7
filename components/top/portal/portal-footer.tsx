import { Link } from "@/components/links/link";
import { brand } from "@/lib/config/brand";
import { translate } from "@/lib/i18n/translate";
import { toTextLinks } from "@/lib/navigation/menu-links";
import { legalLinks, portalHelpLinks } from "@/lib/navigation/menus";

/** Help and terms. On narrow screens with room for the tab bar below. */
export function PortalFooter() {
  const t = translate("layout");
  return (
    <footer className="mt-auto border-t border-line px-4 pt-4 pb-20 text-small text-quiet desk:px-6 desk:pb-4 print:hidden">
      <div className="foot-links flex flex-wrap items-center gap-x-6">
        <p>{t("footer.legal", { brand: brand.name })}</p>
        {toTextLinks([...portalHelpLinks, ...legalLinks], t).map(({ text, href }) => (
          <Link key={href} href={href}>
            {text}
          </Link>
        ))}
      </div>
    </footer>
  );
}

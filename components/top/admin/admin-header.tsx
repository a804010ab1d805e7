import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { PortalIcon } from "@/components/ui/portal-icon";
import { brand } from "@/lib/config/brand";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";

export const adminNavId = "admin-nav";

const linkStyles =
  "flex min-h-11 items-center gap-2 rounded-box px-2 font-medium whitespace-nowrap wide:px-3 text-card no-underline hover:bg-card/15 hover:text-card";

/** Dark, so that nobody takes it for the portal or the shop. */
export function AdminHeader({ banner }: { readonly banner: ReactNode }) {
  const t = translate("admin");
  return (
    <header className="sticky top-0 z-30 print:hidden">
      {banner}
      <div className="flex h-14 items-center gap-1 border-t border-card/25 bg-ink px-1 text-card [--ring:var(--color-card)] desk:px-3">
        <button
          type="button"
          popoverTarget={adminNavId}
          aria-label={t("nav.open")}
          className="grid size-11 place-items-center rounded-box hover:bg-card/15 desk:hidden"
        >
          <PortalIcon name="more" />
        </button>
        <Link href={paths.admin} className={`${linkStyles} mr-auto text-base wide:text-title-3`}>
          <b>{brand.name}</b> <span className="font-normal">{t("nav.area")}</span>
        </Link>
        <Link href={paths.my} className={`${linkStyles} text-small`}>
          {t("nav.portal")}
        </Link>
        <Link href={paths.store} className={`${linkStyles} text-small max-wide:hidden`}>
          {t("nav.shop")}
        </Link>
      </div>
    </header>
  );
}

import { Link } from "@/components/links/link";
import { RoleTabs } from "@/components/layout/header/role-tabs-client";
import { listRoleTabs } from "@/components/layout/header/list-role-tabs";
import { ChevronIcon } from "@/components/ui/chevron-icon";
import { PortalIcon } from "@/components/ui/portal-icon";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";

/** The way to the shop: all tests, and the landing pages of the user types. */
export function ShopMenu() {
  const t = translate("portal");
  const layout = translate("layout");
  return (
    <details name="main-menu" className="group desk:relative">
      <summary className="flex min-h-11 items-center gap-3 rounded-box px-3 font-medium hover:bg-sand desk:gap-2 desk:text-small">
        <PortalIcon name="bag" className="size-5 text-quiet desk:text-ink" />
        <span className="grow">{t("shop")}</span>
        <span className="text-quiet transition-transform group-open:rotate-180">
          <ChevronIcon />
        </span>
      </summary>
      <div className="shop-menu">
        <Link href={paths.store}>{layout("links.allTests")}</Link>
        <RoleTabs label={layout("roleTabs")} tabs={listRoleTabs(layout)} />
      </div>
    </details>
  );
}

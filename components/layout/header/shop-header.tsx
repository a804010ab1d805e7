import type { ReactNode } from "react";
import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { BrandMark } from "@/components/layout/brand-mark";
import { SearchIcon } from "@/components/layout/icons";
import { limits } from "@/lib/config/limits";
import { noticeSlotId } from "@/lib/navigation/notice-slot";
import { paths } from "@/lib/navigation/paths";
import { AccountLinks } from "./account-links";
import { listRoleTabs } from "./list-role-tabs";
import { MainMenu } from "./main-menu";
import { MenuToggle } from "./menu-toggle-client";
import { RoleTabs } from "./role-tabs-client";
import { SearchBox } from "./search-box-client";

const menuId = "main-menu";

/**
 * The coloured bar scrolls away, the white one stays and shrinks. The header element keeps its height, so that the page
 * below does not move.
 */
export function ShopHeader({ country, cart }: { readonly country?: ReactNode; readonly cart?: ReactNode }) {
  const t = translate("layout");

  // The same elements twice, for wide and narrow screens: React sends elements it has sent before as a reference.
  const account = <AccountLinks />;
  return (
    <>
      <ReleaseBanner />
      <header className="pointer-events-none sticky -top-10 z-30 h-24 has-[aside]:h-33 full:h-28 full:has-[aside]:h-37">
        <div className="pointer-events-auto h-10 bg-brand text-on-brand [--ring:var(--color-on-brand)]">
          <div className="mx-auto flex h-full max-w-page items-center justify-between full:px-6">
            <RoleTabs label={t("roleTabs")} tabs={listRoleTabs(t)} />
            <div className="on-brand hidden items-center gap-6 full:flex">
              {account}
              {country}
            </div>
          </div>
        </div>
        <div className="pointer-events-auto border-b border-line bg-card scriptless:static">
          <div className="relative mx-auto flex h-14 max-w-page items-center gap-3 px-4 transition-[height] full:h-18 full:gap-6 full:px-6 scrolled:h-14 scriptless:flex-wrap">
            <MenuToggle menuId={menuId} />
            <BrandMark />
            <MainMenu id={menuId}>
              <div className="mt-6 flex items-center justify-between gap-4 full:hidden">
                {account}
                {country}
              </div>
            </MainMenu>
            <div className="ml-auto hidden w-60 shrink full:block">
              <SearchBox action={paths.search} maxLength={limits.searchLength} />
            </div>
            <Link
              href={paths.search}
              aria-label={t("search.submit")}
              className="ml-auto grid size-11 place-items-center rounded-box text-ink hover:bg-sand full:hidden"
            >
              <SearchIcon />
            </Link>
            {cart}
          </div>
        </div>
        <div id={noticeSlotId} />
      </header>
    </>
  );
}

export function ReleaseBanner() {
  const t = translate("layout");
  return (
    <aside aria-label={t("banner.label")} className="news bg-ink text-card [--ring:var(--color-card)]">
      <p className="px-4 py-2 text-center text-small">
        {t("banner.text")}{" "}
        <Link href={paths.pages.merger} className="text-card hover:text-card">
          {t("banner.link")}
        </Link>
      </p>
    </aside>
  );
}

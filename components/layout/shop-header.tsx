import type { ReactNode } from "react";
import { limits } from "@/lib/config/limits";
import { userTypes } from "@/lib/config/user-types";
import type { MenuWords } from "@/lib/navigation/menu-words";
import { paths } from "@/lib/navigation/paths";
import type { Words } from "@/lib/domain/words";
import { AccountLinks } from "./account-links";
import { BrandMark } from "./brand-mark";
import { SearchIcon } from "./icons";
import { MainMenu } from "./main-menu";
import { MenuToggle } from "./menu-toggle-client";
import { ReleaseBanner } from "./release-banner";
import { RoleTabs } from "./role-tabs-client";
import { SearchBox } from "./search-box-client";

interface ShopHeaderProps {
  readonly words: MenuWords;
  /** The visitor's country and what is in their cart, where the page knows. */
  readonly country?: ReactNode;
  readonly cart?: ReactNode;
  /** Admins read another line, at the foot of the window. */
  readonly hasNews?: boolean | undefined;
}

const menuId = "main-menu";

/**
 * The coloured bar leaves with the page, the white one stays and gets smaller. The box around both keeps its height,
 * so that nothing below it moves.
 */
export function ShopHeader({ words: menuWords, country, cart, hasNews = true }: ShopHeaderProps) {
  const words = menuWords.frame;
  return (
    <>
      {hasNews && <ReleaseBanner words={words} />}
      <header className="pointer-events-none sticky -top-10 z-30 h-28">
        <div className="pointer-events-auto h-10 bg-brand text-on-brand [--ring:var(--color-on-brand)]">
          <div className="mx-auto flex h-full max-w-page items-center justify-between full:px-6">
            <RoleTabs label={words("youAre")} tabs={roleTabs(words)} />
            <div className="hidden items-center gap-6 full:flex">
              <AccountLinks words={words} className="text-on-brand hover:text-on-brand" />
              {country}
            </div>
          </div>
        </div>
        <div className="pointer-events-auto border-b border-line bg-card scriptless:static">
          <div className="relative mx-auto flex h-18 max-w-page items-center gap-3 px-4 transition-[height] full:gap-6 full:px-6 scrolled:h-14 scriptless:flex-wrap">
            <MenuToggle menuId={menuId} words={{ open: words("openMenu"), close: words("closeMenu") }} />
            <BrandMark />
            <MainMenu id={menuId} words={menuWords}>
              <div className="mt-6 flex items-center justify-between gap-4 full:hidden">
                <AccountLinks words={words} />
                {country}
              </div>
            </MainMenu>
            <div className="ml-auto hidden w-60 shrink full:block">
              <SearchBox
                action={paths.search}
                maxLength={limits.searchLength}
                words={{ label: words("searchLabel"), hint: words("searchHint"), submit: words("search") }}
              />
            </div>
            <a
              href={paths.search}
              aria-label={words("search")}
              className="ml-auto grid size-11 place-items-center rounded-box text-ink hover:bg-sand full:hidden"
            >
              <SearchIcon />
            </a>
            {cart}
          </div>
        </div>
      </header>
    </>
  );
}

/** Everybody first, then who has chosen. */
function roleTabs(words: Words<"frame">) {
  return userTypes
    .toSorted((a, b) => Number(b === "guest") - Number(a === "guest"))
    .map((type) => ({ type, label: words(`roles.${type}`), href: paths.roleHome(type) }));
}

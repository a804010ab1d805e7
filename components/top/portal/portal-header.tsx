import type { ReactNode } from "react";
import { AccountLinks } from "@/components/layout/header/account-links";
import { BrandMark } from "@/components/layout/brand-mark";
import { CartControl } from "@/components/layout/header/cart-control-client";
import { CloseMenusOnLeave } from "@/components/layout/header/close-menus-on-leave-client";
import { requestMessages } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";

interface PortalHeaderProps {
  /** Admins see who they act as. */
  readonly banner?: ReactNode;
  readonly find?: ReactNode;
  readonly bell?: ReactNode;
  /** Only on wide screens: on others they are in the navigation. */
  readonly shop?: ReactNode;
}

/** One line that stays at the top: find, the way to the shop, notifications, cart and account. */
export function PortalHeader({ banner, find, bell, shop }: PortalHeaderProps) {
  return (
    <header className="sticky top-0 z-30 print:hidden">
      {banner}
      <div className="flex h-14 items-center gap-1 border-t-4 border-b border-t-brand border-b-line bg-card px-4 desk:px-6">
        <BrandMark href={paths.my} />
        <div className="flex grow desk:px-8">{find}</div>
        <div className="hidden items-center gap-4 desk:flex">{shop}</div>
        {bell}
        <CartControl label={requestMessages("cart").content.open} />
        <AccountLinks isCompact />
      </div>
      <CloseMenusOnLeave />
    </header>
  );
}

"use client";

import { useEffect } from "react";
import { useMessages } from "#use-messages";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { applicationChanged } from "@/store/slices/application";
import { MenuIcon } from "@/components/layout/icons";
import { closeMenusOnLeave } from "./close-menus-on-leave";
import { openMenuOverlay } from "./menu-overlay";

/** Opens the main menu on narrow screens; on wide ones it only closes dropdowns that have lost the focus. */
export function MenuToggle({ menuId }: { readonly menuId: string }) {
  const messages = useMessages("layout.mainMenu");
  const isOpen = useShopSelector((state) => state.application.isMobileMenuOpen);
  const dispatch = useShopDispatch();

  useEffect(() => closeMenusOnLeave(), []);
  useEffect(() => {
    if (isOpen)
      return openMenuOverlay(menuId, () => dispatch(applicationChanged({ isMobileMenuOpen: false })));
  }, [isOpen, menuId, dispatch]);

  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={menuId}
      aria-label={isOpen ? messages.close : messages.open}
      onClick={() => dispatch(applicationChanged({ isMobileMenuOpen: !isOpen }))}
      className="-ml-2 grid size-11 place-items-center rounded-box hover:bg-sand full:hidden scriptless:hidden"
    >
      <MenuIcon />
    </button>
  );
}

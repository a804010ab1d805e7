"use client";

import { useEffect } from "react";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { applicationChanged } from "@/store/slices/application";
import { keepMenusTidy } from "./keep-menus-tidy";
import { MenuIcon } from "./icons";
import { coverPage } from "./cover-page";

interface MenuToggleProps {
  readonly menuId: string;
  readonly words: { readonly open: string; readonly close: string };
}

/** Opens the main menu where there is no room for it beside the name, and looks after its parts where there is. */
export function MenuToggle({ menuId, words }: MenuToggleProps) {
  const isOpen = useShopSelector((state) => state.application.isMobileMenuOpen);
  const dispatch = useShopDispatch();

  useEffect(() => keepMenusTidy(), []);
  useEffect(() => {
    if (isOpen) return coverPage(menuId, () => dispatch(applicationChanged({ isMobileMenuOpen: false })));
  }, [isOpen, menuId, dispatch]);

  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={menuId}
      aria-label={isOpen ? words.close : words.open}
      onClick={() => dispatch(applicationChanged({ isMobileMenuOpen: !isOpen }))}
      className="-ml-2 grid size-11 place-items-center rounded-box hover:bg-sand full:hidden scriptless:hidden"
    >
      <MenuIcon />
    </button>
  );
}

"use client";

import { useEffect } from "react";
import { useMessages } from "#use-messages";
import { useShopDispatch, useShopSelector } from "@/store/hooks";
import { applicationChanged } from "@/store/slices/application";
import { MenuIcon } from "@/components/layout/icons";
import { closeMenusOnLeave } from "./close-menus-on-leave";

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

/**
 * Opens the mobile menu over the page, which then does not scroll. Escape, or focus moving out of the header, closes it.
 * Returns the function that removes the overlay.
 */
function openMenuOverlay(menuId: string, close: () => void): () => void {
  const root = document.documentElement;
  const menu = document.getElementById(menuId);
  const header = menu?.closest("header");
  const desktop = window.matchMedia("(min-width: 1080px)");

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    close();
    document.querySelector<HTMLElement>(`[aria-controls="${menuId}"]`)?.focus();
  };
  const onFocusIn = ({ target }: FocusEvent) => {
    if (target instanceof Node && !header?.contains(target)) close();
  };
  menu?.style.setProperty("--menu-top", `${header?.getBoundingClientRect().bottom ?? 0}px`);
  root.dataset.menu = "open";
  document.addEventListener("keydown", onKeyDown);
  document.addEventListener("focusin", onFocusIn);
  desktop.addEventListener("change", close);
  return () => {
    delete root.dataset.menu;
    document.removeEventListener("keydown", onKeyDown);
    document.removeEventListener("focusin", onFocusIn);
    desktop.removeEventListener("change", close);
  };
}

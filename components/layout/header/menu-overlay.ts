/**
 * Opens the mobile menu over the page, which then does not scroll. Escape, or focus moving out of the header, closes it.
 * Returns the function that removes the overlay.
 */
export function openMenuOverlay(menuId: string, close: () => void): () => void {
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

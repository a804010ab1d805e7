/**
 * Lays the menu over the page, which does not scroll until the function it gives is called. Whoever moves on with the
 * keyboard into what is covered, or presses Escape, has done with the menu.
 */
export function coverPage(menuId: string, close: () => void): () => void {
  const root = document.documentElement;
  const menu = document.getElementById(menuId);
  const header = menu?.closest("header");
  const room = window.matchMedia("(min-width: 1080px)");

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    close();
    document.querySelector<HTMLElement>(`[aria-controls="${menuId}"]`)?.focus();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Node && !header?.contains(target)) close();
  };
  menu?.style.setProperty("--menu-top", `${header?.getBoundingClientRect().bottom ?? 0}px`);
  root.dataset.menu = "open";
  document.addEventListener("keydown", onKey);
  document.addEventListener("focusin", onFocus);
  room.addEventListener("change", close);
  return () => {
    delete root.dataset.menu;
    document.removeEventListener("keydown", onKey);
    document.removeEventListener("focusin", onFocus);
    room.removeEventListener("change", close);
  };
}

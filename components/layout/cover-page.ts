/** Lays the menu over the page: what is below neither scrolls nor is reached until the function it gives is called. */
export function coverPage(menuId: string, close: () => void): () => void {
  const root = document.documentElement;
  const menu = document.getElementById(menuId);
  const header = menu?.closest("header");
  const below = [...document.querySelectorAll("main, footer")];
  const room = window.matchMedia("(min-width: 1080px)");

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    close();
    document.querySelector<HTMLElement>(`[aria-controls="${menuId}"]`)?.focus();
  };
  menu?.style.setProperty("--menu-top", `${header?.getBoundingClientRect().bottom ?? 0}px`);
  root.dataset.menu = "open";
  for (const part of below) part.toggleAttribute("inert", true);
  document.addEventListener("keydown", onKey);
  room.addEventListener("change", close);
  return () => {
    delete root.dataset.menu;
    for (const part of below) part.toggleAttribute("inert", false);
    document.removeEventListener("keydown", onKey);
    room.removeEventListener("change", close);
  };
}

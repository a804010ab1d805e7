/**
 * The dropdowns are `details` of one name, so the browser keeps at most one open, with or without a script. This closes
 * the open one on Escape, on a press outside it and when focus leaves it. Returns the function that stops it.
 */
export function closeMenusOnLeave(): () => void {
  const findOpenMenu = () => document.querySelector<HTMLDetailsElement>("header details[open]");
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const menu = findOpenMenu();
    if (key !== "Escape" || !menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  const onLeave = ({ target }: Event) => {
    const menu = findOpenMenu();
    if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  document.addEventListener("keydown", onKeyDown);
  document.addEventListener("pointerdown", onLeave);
  document.addEventListener("focusin", onLeave);
  return () => {
    document.removeEventListener("keydown", onKeyDown);
    document.removeEventListener("pointerdown", onLeave);
    document.removeEventListener("focusin", onLeave);
  };
}

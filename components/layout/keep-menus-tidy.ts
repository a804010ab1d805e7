/**
 * The menus are `details` of one name: the browser opens one at a time, with or without a script. This closes the
 * open one when somebody goes elsewhere, by Escape, by pressing beside it or by moving on with the keyboard.
 */
export function keepMenusTidy(): () => void {
  const openMenu = () => document.querySelector<HTMLDetailsElement>("header details[open]");
  const leaveFor = (target: EventTarget | null) => {
    const menu = openMenu();
    if (menu && target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  const onKey = ({ key }: KeyboardEvent) => {
    const menu = openMenu();
    if (key !== "Escape" || !menu) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  };
  const onPress = ({ target }: Event) => leaveFor(target);
  document.addEventListener("keydown", onKey);
  document.addEventListener("pointerdown", onPress);
  document.addEventListener("focusin", onPress);
  return () => {
    document.removeEventListener("keydown", onKey);
    document.removeEventListener("pointerdown", onPress);
    document.removeEventListener("focusin", onPress);
  };
}

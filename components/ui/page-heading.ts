/** The page heading, made focusable: it takes the focus when the focused element is about to be removed. */
export function focusablePageHeading(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading) heading.tabIndex = -1;
  return heading;
}

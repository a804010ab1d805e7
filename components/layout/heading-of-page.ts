/** Where the keyboard goes when what it was on is about to go. */
export function headingOfPage(): HTMLElement | null {
  const heading = document.querySelector<HTMLElement>("main h1");
  if (heading) heading.tabIndex = -1;
  return heading;
}

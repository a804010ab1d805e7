/** Tells the page's own element where somebody lives: menus on pages kept for everybody have links for some only. */
export function markAddress(country: string | undefined): void {
  if (typeof document === "undefined") return;
  if (country === undefined) delete document.documentElement.dataset.address;
  else document.documentElement.dataset.address = country;
}

/** Full page load, to our own page or to the provider's confirmation page. A module of its own so that tests can mock it. */
export function redirectTo(url: string): void {
  reloadWhenRestored();
  window.location.assign(url);
}

/** If the page is left now and the browser restores it on Back, it is reloaded, because its buttons are still busy. */
export function reloadWhenRestored(): void {
  window.addEventListener("pageshow", reloadIfRestored);
}

function reloadIfRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload();
}

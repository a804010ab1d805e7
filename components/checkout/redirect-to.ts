/**
 * Full page load, to our own page or to the provider's confirmation page. If the browser restores this page on Back, it
 * is reloaded, because its buttons are still busy. A module of its own so that tests can mock it.
 */
export function redirectTo(url: string): void {
  window.addEventListener("pageshow", reloadIfRestored);
  window.location.assign(url);
}

function reloadIfRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload();
}

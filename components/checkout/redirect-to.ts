/**
 * Full page load, to our own page or to the provider's confirmation page. A page that the browser restores on Back is
 * loaded again: it still shows that something is being sent. A module of its own so that tests can mock it.
 */
export function redirectTo(url: string): void {
  window.addEventListener("pageshow", reloadIfRestored);
  window.location.assign(url);
}

function reloadIfRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload();
}

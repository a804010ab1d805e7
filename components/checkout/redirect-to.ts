/** Full page load, to our own page or to the provider's confirmation page. A module of its own so that tests can mock it. */
export function redirectTo(url: string): void {
  window.location.assign(url);
}

/** A full load, to a page of ours or to where a payment is confirmed. By itself, so that tests can stand in for it. */
export function leaveFor(address: string): void {
  window.location.assign(address);
}

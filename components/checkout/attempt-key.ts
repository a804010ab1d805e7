/** Of one try to order: made where the page is, so that whatever is sent twice under it is done once. */
export function attemptKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

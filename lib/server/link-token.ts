import "server-only";

/** The key in the address of a link sent by mail; undefined where it was cut on its way. */
export function linkToken(given: string | string[] | undefined): string | undefined {
  return typeof given === "string" && /^[A-Za-z0-9_-]{43}$/.test(given) ? given : undefined;
}

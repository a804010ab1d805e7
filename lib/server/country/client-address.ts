import "server-only";
import { isIP } from "node:net";

/**
 * The visitor's address, as far as it can be known. Next adds `x-forwarded-for` where it is missing but keeps what a
 * caller sent, so without a proxy of our own in front this is a hint and nothing may be decided by it alone. A proxy
 * appends what it saw, hence the last entry.
 */
export function clientAddress(request: Request): string | undefined {
  const forwarded = request.headers.get("x-forwarded-for");
  if (forwarded === null) return undefined;
  const last = forwarded.slice(forwarded.lastIndexOf(",") + 1).trim();
  const address = last.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) > 0 && !address.includes("%") ? address : undefined;
}

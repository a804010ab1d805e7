import "server-only";
import { isIP } from "node:net";

/**
 * The visitor's IP address. Next adds `x-forwarded-for` where it is missing but keeps what a client sent: without a
 * trusted proxy in front it is only a hint. A proxy appends the address it saw, hence the last entry.
 */
export function clientAddress(request: Request): string | undefined {
  const forwarded = request.headers.get("x-forwarded-for");
  if (forwarded === null) return undefined;
  const last = forwarded.slice(forwarded.lastIndexOf(",") + 1).trim();
  const address = last.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) > 0 && !address.includes("%") ? address : undefined;
}

import "server-only";
import { isIP } from "node:net";

/**
 * The visitor's IP address. `x-forwarded-for` ends with the address of the connection, which `appendPeerAddress` adds; each
 * trusted proxy in front has appended the one it saw. What stands further left is the client's claim and is ignored. An
 * entry that cannot be read counts as the peer, so that nonsense evades no limit.
 */
export function clientAddress(
  request: { readonly headers: Pick<Headers, "get"> },
  trustedProxyHops: number,
): string | undefined {
  const forwarded = request.headers.get("x-forwarded-for");
  if (forwarded === null) return undefined;
  const entries = forwarded.split(",");
  const seen = entries[entries.length - 1 - trustedProxyHops];
  return readAddress(seen) ?? readAddress(entries[entries.length - 1]);
}

/** Accepts `1.2.3.4`, `1.2.3.4:5678`, `2001:db8::1`, `[2001:db8::1]` and `[2001:db8::1]:5678`. */
function readAddress(entry: string | undefined): string | undefined {
  const text = (entry ?? "").trim();
  const plain = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;
  const address = plain.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIP(address) > 0 && !address.includes("%") ? address : undefined;
}

const base = "http://own.invalid";
const longest = 2_000;

/**
 * A path of this shop that somebody may be sent to after signing in or out, else undefined. It is asked for in
 * addresses, so anybody can write one: whatever a browser, a proxy or we could read as another host is refused.
 */
export function ownPath(next: string | null | undefined): string | undefined {
  if (!next || next.length > longest || !next.startsWith("/")) return undefined;
  // Browsers drop tabs and line ends and turn backslashes round before they look for a host.
  if (/[\0-\x20\x7f-\x9f\\]|\p{Surrogate}/u.test(next)) return undefined;
  const path = next.split(/[?#]/, 1)[0] ?? "";
  if (!isPlainOnceDecoded(path)) return undefined;
  if (!URL.canParse(next, base)) return undefined;
  const url = new URL(next, base);
  // A call is no place to be, and sign-out would lead to itself for ever.
  if (url.origin !== base || /^\/(\/|api(\/|$))/i.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** What looks like a slash, and what cannot be seen: harmless in a browser, but no address of ours has it. */
const misleading = /[@\xa0\u2044\u2215\u2216\u29f5\u29f8\ufe68\uff0f\uff3c]|[\p{Cf}\p{Zl}\p{Zp}]/u;

/** However often it is decoded on its way, it never begins with two slashes, climbs, misleads or hides controls. */
function isPlainOnceDecoded(path: string): boolean {
  let current = path;
  for (let round = 0; round < 3; round += 1) {
    if (/^\/([/\\]|%2f|%5c)|\/\.{1,2}(\/|$)|[\0-\x1f\x7f\\]/i.test(current)) return false;
    if (misleading.test(current)) return false;
    const decoded = decodeOnce(current);
    // Sent like this it is broken; further in, a percent sign is just one.
    if (decoded === undefined) return round > 0;
    if (decoded === current) return true;
    current = decoded;
  }
  return false;
}

function decodeOnce(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

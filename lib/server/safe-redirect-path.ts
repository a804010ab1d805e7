const base = "http://own.invalid";
const maxLength = 2_000;

/**
 * Validates a redirect target after signing in or out. It comes from the URL, so anything that a browser, a proxy or we
 * could read as another host is rejected.
 */
export function safeRedirectPath(next: string | null | undefined): string | undefined {
  if (!next || next.length > maxLength || !next.startsWith("/")) return undefined;
  // Browsers remove tabs and newlines and turn backslashes into slashes before they look for a host.
  if (/[\0-\x20\x7f-\x9f\\]|\p{Surrogate}/u.test(next)) return undefined;
  const path = next.split(/[?#]/, 1)[0] ?? "";
  if (!isSafeWhenDecoded(path)) return undefined;
  if (!URL.canParse(next, base)) return undefined;
  const url = new URL(next, base);
  // API paths are no pages, and sign-out would redirect to itself forever.
  if (url.origin !== base || /^\/(\/|api(\/|$))/i.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Lookalikes of slashes and invisible characters: harmless in a browser, but no path of ours has them. */
const misleading = /[@\xa0\u2044\u2215\u2216\u29f5\u29f8\ufe68\uff0f\uff3c]|[\p{Cf}\p{Zl}\p{Zp}]/u;

/** Up to three decodings must not reveal a leading double slash, dot segments, lookalikes or control characters. */
function isSafeWhenDecoded(path: string): boolean {
  let current = path;
  for (let round = 0; round < 3; round += 1) {
    if (/^\/([/\\]|%2f|%5c)|\/\.{1,2}(\/|$)|[\0-\x1f\x7f\\]/i.test(current)) return false;
    if (misleading.test(current)) return false;
    const decoded = decodeOnce(current);
    // Malformed escapes as sent are rejected; after a decoding a percent sign may be literal.
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

import { countryCookies } from "./country-cookies";
import { createHintCookie } from "./hint-cookie";
import type { StartedSession } from "@/lib/server/upstream/call-result";
import { readCookieValues } from "./read-cookie";

export interface SessionCookie {
  /** The token, and whether the browser sent a cookie of that name at all. */
  read(cookieHeader: string | null): { readonly token: string | undefined; readonly isSent: boolean };
  /** Sets the session cookie and its hint; `end` clears both. */
  /** With the account's country where the upstream says it: the shop continues in that country. */
  start(session: StartedSession, countryCode?: string): readonly string[];
  end(): readonly string[];
}

const tokenFormat = /^[A-Za-z0-9_-]{43}$/;

export function createSessionCookie(isSecure: boolean): SessionCookie {
  // With this prefix browsers accept the cookie only from this host over https.
  const name = isSecure ? "__Host-session" : "session";
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const hint = createHintCookie(isSecure);
  return {
    read(cookieHeader) {
      const values = readCookieValues(cookieHeader, name);
      const [token] = values;
      // Two different values mean that one was planted: neither is trusted.
      const isTrusted =
        token !== undefined && tokenFormat.test(token) && values.every((value) => value === token);
      return { token: isTrusted ? token : undefined, isSent: values.length > 0 };
    },
    start: ({ token, maxAgeSeconds }, countryCode) => [
      `${name}=${token}; Max-Age=${maxAgeSeconds}; ${attributes}`,
      hint.start(maxAgeSeconds),
      ...(countryCode === undefined ? [] : countryCookies(countryCode, isSecure)),
    ],
    end: () => [`${name}=; Max-Age=0; ${attributes}`, hint.end()],
  };
}

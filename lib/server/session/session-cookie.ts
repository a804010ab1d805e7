import { makeHintCookie } from "@/lib/server/hint-cookie";
import type { StartedSession } from "@/lib/server/upstream/result";
import { cookieValues } from "./read-cookie";

export interface SessionCookie {
  /** The token, and whether the browser sent anything under the name at all. */
  read(cookieHeader: string | null): { readonly token: string | undefined; readonly isSent: boolean };
  /** The cookie itself and its hint: they begin and end together. */
  start(session: StartedSession): readonly string[];
  end(): readonly string[];
}

const tokenFormat = /^[A-Za-z0-9_-]{43}$/;

export function makeSessionCookie(isSecure: boolean): SessionCookie {
  // The prefix makes browsers refuse the cookie from anywhere but this very host over a protected connection.
  const name = isSecure ? "__Host-session" : "session";
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const hint = makeHintCookie(isSecure);
  return {
    read(cookieHeader) {
      const values = cookieValues(cookieHeader, name);
      const [token] = values;
      // Two different values mean that somebody planted one: neither is trusted.
      const isTrusted =
        token !== undefined && tokenFormat.test(token) && values.every((value) => value === token);
      return { token: isTrusted ? token : undefined, isSent: values.length > 0 };
    },
    start: ({ token, maxAgeSeconds }) => [
      `${name}=${token}; Max-Age=${maxAgeSeconds}; ${attributes}`,
      hint.start(maxAgeSeconds),
    ],
    end: () => [`${name}=; Max-Age=0; ${attributes}`, hint.end()],
  };
}

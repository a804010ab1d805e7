import { cookieNames, signedInHint } from "@/lib/config/cookies";
import { countryCookies, languageCookie } from "./country-cookies";
import type { StartedSession } from "@/lib/server/upstream/upstream-result";
import { readCookieValues } from "./read-cookie";

interface AccountCookies {
  readonly countryCode?: string | undefined;
  readonly language?: string | undefined;
}

export interface SessionCookie {
  /** The token, and whether the browser sent a cookie of that name at all. */
  read(cookieHeader: string | null): {
    readonly token: string | undefined;
    readonly deviceToken: string | undefined;
    readonly isSent: boolean;
  };
  /**
   * Sets the session cookie and its hint, and the account's country and language where they are given: the shop
   * continues in them. `end` clears session, hint, and the chosen user type and tool; the device cookie stays.
   */
  start(session: StartedSession, account?: AccountCookies): readonly string[];
  end(): readonly string[];
}

export const deviceTokenFormat = /^[\w-]{22}\.[\w-]{43}$/;

const deviceMaxAgeSeconds = 400 * 24 * 60 * 60;

const tokenFormat = /^[A-Za-z0-9_-]{43}$/;

export function createSessionCookie(isSecure: boolean): SessionCookie {
  // With this prefix browsers accept the cookie only from this host over https.
  const name = isSecure ? "__Host-session" : "session";
  const deviceName = isSecure ? "__Host-device" : "device";
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const hint = createHintCookie(isSecure);
  return {
    read(cookieHeader) {
      const values = readCookieValues(cookieHeader, name);
      const [token] = values;
      // Two different values mean that one was planted: neither is trusted.
      const isTrusted =
        token !== undefined && tokenFormat.test(token) && values.every((value) => value === token);
      const [device] = readCookieValues(cookieHeader, deviceName);
      const deviceToken = device !== undefined && deviceTokenFormat.test(device) ? device : undefined;
      return { token: isTrusted ? token : undefined, deviceToken, isSent: values.length > 0 };
    },
    start: ({ token, maxAgeSeconds, deviceToken }, { countryCode, language } = {}) => [
      `${name}=${token}; Max-Age=${maxAgeSeconds}; ${attributes}`,
      hint.start(maxAgeSeconds),
      ...(countryCode === undefined ? [] : countryCookies(countryCode, isSecure)),
      ...(language === undefined ? [] : [languageCookie(language, isSecure)]),
      ...(deviceToken === undefined
        ? []
        : [`${deviceName}=${deviceToken}; Max-Age=${deviceMaxAgeSeconds}; ${attributes}`]),
    ],
    end: () => [
      `${name}=; Max-Age=0; ${attributes}`,
      ...[cookieNames.hint, cookieNames.userType, cookieNames.userTool].map((readable) =>
        clearReadableCookie(readable, isSecure),
      ),
    ],
  };
}

interface HintCookie {
  start(maxAgeSeconds: number): string;
  end(): string;
}

/** Accompanies the session cookie. Scripts can read that there is a session, but not whose. */
function createHintCookie(isSecure: boolean): HintCookie {
  return {
    start: (maxAgeSeconds) =>
      `${cookieNames.hint}=${signedInHint}; Max-Age=${maxAgeSeconds}; ${readableAttributes(isSecure)}`,
    end: () => clearReadableCookie(cookieNames.hint, isSecure),
  };
}

const readableAttributes = (isSecure: boolean) => `Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;

function clearReadableCookie(name: string, isSecure: boolean): string {
  return `${name}=; Max-Age=0; ${readableAttributes(isSecure)}`;
}

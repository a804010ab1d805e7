import { cookieNames, signedInHint } from "@/lib/config/cookies";

export interface HintCookie {
  start(maxAgeSeconds: number): string;
  end(): string;
}

/** Accompanies the session cookie. Scripts can read that there is a session, but not whose. */
export function createHintCookie(isSecure: boolean): HintCookie {
  return {
    start: (maxAgeSeconds) =>
      `${cookieNames.hint}=${signedInHint}; Max-Age=${maxAgeSeconds}; ${readableAttributes(isSecure)}`,
    end: () => clearReadableCookie(cookieNames.hint, isSecure),
  };
}

const readableAttributes = (isSecure: boolean) => `Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;

export function clearReadableCookie(name: string, isSecure: boolean): string {
  return `${name}=; Max-Age=0; ${readableAttributes(isSecure)}`;
}

import { cookieNames, signedInHint } from "@/lib/config/cookies";

export interface HintCookie {
  start(maxAgeSeconds: number): string;
  end(): string;
}

/** Accompanies the session cookie. Scripts can read that there is a session, but not whose. */
export function createHintCookie(isSecure: boolean): HintCookie {
  const attributes = `Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return {
    start: (maxAgeSeconds) => `${cookieNames.hint}=${signedInHint}; Max-Age=${maxAgeSeconds}; ${attributes}`,
    end: () => `${cookieNames.hint}=; Max-Age=0; ${attributes}`,
  };
}

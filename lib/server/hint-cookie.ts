import { cookieNames, signedInHint } from "@/lib/config/cookies";

export interface HintCookie {
  start(maxAgeSeconds: number): string;
  end(): string;
}

/** Goes with the session cookie, for scripts to read: that there is a session, and not whose. */
export function makeHintCookie(isSecure: boolean): HintCookie {
  const attributes = `Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  return {
    start: (maxAgeSeconds) => `${cookieNames.hint}=${signedInHint}; Max-Age=${maxAgeSeconds}; ${attributes}`,
    end: () => `${cookieNames.hint}=; Max-Age=0; ${attributes}`,
  };
}

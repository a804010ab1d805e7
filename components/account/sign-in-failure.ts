import type { CallError } from "@/store/api/call-error";

export interface SignInFailure {
  /** For the whole form; empty where the fields say it. */
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

interface SignInWords {
  readonly failed: string;
  readonly networkError: string;
}

/** What to say, and where. Of a server's own words only those about the password are meant for people. */
export function signInFailureOf(error: CallError, words: SignInWords): SignInFailure {
  if (error.kind === "fields" && !Array.isArray(error.fields))
    return { message: "", fields: Object.fromEntries(Object.entries(error.fields)) };
  if (error.kind === "network") return { message: words.networkError, fields: {} };
  const isRefused = error.kind === "failure" && error.status === 401;
  return { message: isRefused ? error.message : words.failed, fields: {} };
}

import type { CallError } from "@/store/api/call-error";
import { waitInWords, type WaitWords } from "./wait-words";

export interface SignInFailure {
  /** For the whole form; empty where the fields say it. */
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface SignInWords {
  readonly failed: string;
  /** With `{wait}` where the time goes. */
  readonly wait?: WaitWords & { readonly tooMany: string };
  readonly networkError: string;
}

/** What to say, and where. Of a server's own words only those about the password are meant for people. */
export function signInFailureOf(error: CallError, words: SignInWords): SignInFailure {
  if (error.kind === "fields" && !Array.isArray(error.fields))
    return { message: "", fields: Object.fromEntries(Object.entries(error.fields)) };
  if (error.kind === "network") return { message: words.networkError, fields: {} };
  if (error.kind === "failure" && error.retryAfterSeconds !== undefined && words.wait) {
    const wait = waitInWords(error.retryAfterSeconds, words.wait);
    return { message: words.wait.tooMany.replace("{wait}", wait), fields: {} };
  }
  const isRefused = error.kind === "failure" && error.status === 401;
  return { message: isRefused ? error.message : words.failed, fields: {} };
}

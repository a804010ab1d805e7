import type { FieldErrors } from "@/lib/contract/parse";
import type { StreamedFile } from "./stream-answer";

/** A session that the upstream hands over, to be put into the cookie and nowhere else. */
export interface StartedSession {
  readonly token: string;
  readonly maxAgeSeconds: number;
}

export interface CallAnswer<T> {
  readonly ok: true;
  readonly status: number;
  readonly value: T;
  readonly session?: StartedSession;
  readonly contentDisposition?: string;
  /** Of a call whose answer is a file. Whoever gets it reads it or cancels it. */
  readonly file?: StreamedFile;
}

export interface CallFailure {
  readonly ok: false;
  /** What a browser is told: an outage has a status too. */
  readonly status: number;
  readonly code: string | number;
  readonly message: string;
  /** Set with 428 only: then this is the whole body. */
  readonly fields?: FieldErrors | readonly string[];
  /** What a cart refusal adds for the words of its dialog. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly retryAfter?: string;
  /** Why, for the log: never shown. */
  readonly reason?: string;
  /** Our own side broke off while sending: the door knows why. */
  readonly bodyError?: unknown;
}

export type CallResult<T> = CallAnswer<T> | CallFailure;

/** The three states of a visitor. Only a definite answer makes somebody a guest: an outage signs nobody out. */
export type SessionState<T> =
  | { readonly state: "guest" }
  | { readonly state: "signedIn"; readonly person: T }
  | { readonly state: "unknown" };

export function sessionStateOf<T>(result: CallResult<T>): SessionState<T> {
  if (result.ok) return { state: "signedIn", person: result.value };
  return { state: result.status === 401 ? "guest" : "unknown" };
}

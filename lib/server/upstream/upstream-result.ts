import type { ErrorCodes } from "@/lib/domain/error-codes";
import type { StreamedFile } from "./file-stream";

/** A session started by the upstream. Its token goes into the cookie and nowhere else. */
export interface StartedSession {
  readonly token: string;
  readonly maxAgeSeconds: number;
  readonly deviceToken?: string;
}

export interface CallSuccess<T> {
  readonly ok: true;
  readonly status: number;
  readonly value: T;
  readonly session?: StartedSession;
  readonly contentDisposition?: string;
  /** Places of the rows that were wrong, for the log. */
  readonly leftOut?: readonly string[];
  /** Set for file responses. The receiver must read or cancel the stream. */
  readonly file?: StreamedFile;
}

export interface CallFailure {
  readonly ok: false;
  /** Status for the browser; an outage has one too. */
  readonly status: number;
  readonly code: string | number;
  /** A code, or the text of an upstream. */
  readonly message: string;
  /** Field errors of a 428: the whole body, as codes or texts. */
  readonly fields?: Readonly<Record<string, string>> | readonly string[];
  /** The codes of an upstream's texts. */
  readonly codes?: ErrorCodes;
  /** Extra fields of a 402 or 409, for the dialog that shows it. */
  readonly details?: Readonly<Record<string, unknown>>;
  readonly retryAfter?: string;
  /** Cause for the log, never sent. */
  readonly reason?: string;
  /** The upstream sent no code, so the response may be another server's. */
  readonly isUncoded?: true;
  /** The error of our own request body while it was being sent. */
  readonly bodyError?: unknown;
}

export type UpstreamResult<T> = CallSuccess<T> | CallFailure;

/** The three session states. Only a definite 401 means guest: an outage signs nobody out. */
export type SessionState<T> =
  | { readonly state: "guest" }
  | { readonly state: "signedIn"; readonly user: T }
  | { readonly state: "unknown" };

export function sessionStateOf<T>(result: UpstreamResult<T>): SessionState<T> {
  if (result.ok) return { state: "signedIn", user: result.value };
  return { state: result.status === 401 ? "guest" : "unknown" };
}

import type { IncomingHttpHeaders } from "node:http";
import type { StreamedFile } from "./file-stream";

/** Outcome of one request. Only `response` and `file` carry a response. */
export type TransportResult =
  | {
      readonly kind: "response";
      readonly status: number;
      readonly headers: IncomingHttpHeaders;
      readonly body: string;
    }
  | { readonly kind: "file"; readonly headers: IncomingHttpHeaders; readonly file: StreamedFile }
  | { readonly kind: "unreachable" | "reset" | "timeout" | "tooLarge" | "malformed"; readonly reason: string }
  /** The caller aborted its file, or did not send all of it in time. */
  | { readonly kind: "bodyFailed"; readonly error: unknown };

export class BodyTooSlow extends Error {
  override readonly name = "BodyTooSlow";
}

const kinds: Readonly<Record<string, Exclude<TransportResult["kind"], "response" | "file" | "bodyFailed">>> =
  {
    ECONNRESET: "reset",
    EPIPE: "reset",
    UND_ERR_SOCKET: "reset",
    UND_ERR_CONNECT_TIMEOUT: "timeout",
    // The peer does not speak HTTP as we do.
    HTTPParserError: "malformed",
    UND_ERR_HEADERS_OVERFLOW: "malformed",
  };

/** Unlisted codes mean unreachable: unknown host, no route, connection refused. */
export function classifyError(error: Error): TransportResult {
  const code = "code" in error && typeof error.code === "string" ? error.code : error.name;
  return { kind: code.startsWith("HPE_") ? "malformed" : (kinds[code] ?? "unreachable"), reason: code };
}

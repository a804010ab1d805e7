import { errorCodesHeader, readErrorCodes, type ErrorCodes } from "@/lib/domain/error-codes";
import { errorText, loadErrorTexts } from "./error-texts";
import type { Route } from "@/lib/contract/contract";
import type { CallError, FieldMessages } from "./call-error";
import { isObject } from "@/lib/domain/is-object";

/** Reads the response of a failed call. Without a message of its own it gets the route's documented one. */
export async function readError(
  route: Route,
  { status, headers }: Response,
  body: unknown,
  waitMs?: number,
): Promise<CallError> {
  await loadErrorTexts();
  const codes = readErrorCodes(headers.get(errorCodesHeader));
  if (status === 428) {
    const fields = readFields(body, codes);
    if (fields) return { kind: "fields", fields };
  }
  const { code, message, ...details } = isObject(body) ? body : {};
  const text =
    typeof message === "string" && message !== ""
      ? errorText(codes["message"], message)
      : errorText(route.failure);
  if (status === 409 && (typeof code === "number" || typeof code === "string"))
    return { kind: "refusal", code, message: text, details };
  return {
    kind: "failure",
    status,
    code: typeof code === "string" ? code : String(status),
    message: text,
    ...paymentFailureOf(details),
    ...(status === 429 &&
      waitMs !== undefined && { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }),
  };
}

function paymentFailureOf({ failure }: Readonly<Record<string, unknown>>): { readonly failure?: string } {
  return typeof failure === "string" ? { failure } : {};
}

function readFields(body: unknown, codes: ErrorCodes): FieldMessages | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const texts = Object.entries(body).filter((pair): pair is [string, string] => isText(pair[1]));
  const fields = texts.map(([name, text]) => [name, errorText(codes[name], text)] as const);
  return Array.isArray(body) ? fields.map(([, text]) => text) : Object.fromEntries(fields);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

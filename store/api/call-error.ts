import type { SerializedError } from "@reduxjs/toolkit";
import type { Route } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** All ways in which a call can fail, as the shop's own words for them. */
export type CallError =
  | { readonly kind: "fields"; readonly fields: FieldMessages }
  | Refusal
  | {
      readonly kind: "failure";
      readonly status: number;
      readonly code: string;
      readonly message: string;
      readonly retryAfterSeconds?: number;
      /** Of a refused payment: why, as a word of ours. */
      readonly failure?: string;
    }
  | { readonly kind: "network"; readonly message: string };

export type FieldMessages = Readonly<Record<string, string>> | readonly string[];

/** A cart that says no: the code is the documented number, the details are for the words of its dialog. */
export interface Refusal {
  readonly kind: "refusal";
  readonly code: string | number;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export const networkError: CallError = { kind: "network", message: "Network error" };

/** RTK Query adds an error of its own for code that threw: to a person that is a failure like others. */
export function callErrorOf(error: CallError | SerializedError): CallError {
  return "kind" in error ? error : { kind: "failure", status: 0, code: "broken", message: operationFailed };
}

/** Reads the answer of a call that failed; whatever it is not, the route's documented words stand in. */
export function readError(route: Route, status: number, body: unknown, waitMs?: number): CallError {
  if (status === 428) {
    const fields = readFields(body);
    if (fields) return { kind: "fields", fields };
  }
  const { code, message, ...details } = isObject(body) ? body : {};
  const words = typeof message === "string" && message !== "" ? message : route.failure;
  if (status === 409 && (typeof code === "number" || typeof code === "string"))
    return { kind: "refusal", code, message: words, details };
  return {
    kind: "failure",
    status,
    code: typeof code === "string" ? code : String(status),
    message: words,
    ...reasonOf(details),
    ...(status === 429 &&
      waitMs !== undefined && { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }),
  };
}

function reasonOf({ failure }: Readonly<Record<string, unknown>>): { readonly failure?: string } {
  return typeof failure === "string" ? { failure } : {};
}

/** One line a message, as it is toasted. */
export function fieldLines(fields: FieldMessages): readonly string[] {
  if (isList(fields)) return fields;
  return Object.entries(fields).map(([field, message]) => `${field}: ${message}`);
}

/** What is said in place. */
export function messageOf(error: CallError): string {
  return error.kind === "fields" ? fieldLines(error.fields).join(" ") : error.message;
}

export function isStatus(error: CallError | undefined, status: number): boolean {
  return error?.kind === "failure" && error.status === status;
}

function readFields(body: unknown): FieldMessages | undefined {
  if (Array.isArray(body)) return body.filter((entry) => typeof entry === "string");
  if (!isObject(body)) return undefined;
  return Object.fromEntries(Object.entries(body).filter((pair): pair is [string, string] => isText(pair[1])));
}

function isList(fields: FieldMessages): fields is readonly string[] {
  return Array.isArray(fields);
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { isObject } from "@/lib/domain/is-object";
import { errorText } from "./error-texts";

/** The ways in which a call can fail. */
export type CallError =
  | { readonly kind: "fields"; readonly fields: FieldMessages }
  | Refusal
  | {
      readonly kind: "failure";
      readonly status: number;
      readonly code: string;
      readonly message: string;
      readonly retryAfterSeconds?: number;
      /** Refused payments: the reason as a code. */
      readonly failure?: string;
    }
  | { readonly kind: "network" };

export type FieldMessages = Readonly<Record<string, string>> | readonly string[];

/** A cart refusal (409): the documented code, and details for the dialog that explains it. */
export interface Refusal {
  readonly kind: "refusal";
  readonly code: string | number;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export const networkError: CallError = { kind: "network" };

/** RTK Query reports code that threw as an error of another form: it is displayed as a failure. */
export function toCallError(error: unknown): CallError {
  return isCallError(error)
    ? error
    : { kind: "failure", status: 0, code: "broken", message: errorText("failures.operationFailed") };
}

const isCallError = (error: unknown): error is CallError => isObject(error) && "kind" in error;

/** One line per message, as displayed in toasts. */
export function fieldLines(fields: FieldMessages): readonly string[] {
  if (isList(fields)) return fields;
  return Object.entries(fields).map(([field, message]) => `${field}: ${message}`);
}

/** The whole failure as one text. */
export function messageOf(error: CallError): string {
  if (error.kind === "network") return errorText("failures.networkError", "Network error");
  return error.kind === "fields" ? fieldLines(error.fields).join(" ") : error.message;
}

export function isStatus(error: CallError | undefined, status: number): boolean {
  return error?.kind === "failure" && error.status === status;
}

function isList(fields: FieldMessages): fields is readonly string[] {
  return Array.isArray(fields);
}

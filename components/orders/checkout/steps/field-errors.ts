import type { CallError, FieldMessages } from "@/store/api/call-error";

/** Field errors by name; empty for any other error. */
export function readFieldErrors(error: CallError): Readonly<Record<string, string>> {
  return error.kind === "fields" && !isList(error.fields) ? error.fields : {};
}

function isList(fields: FieldMessages): fields is readonly string[] {
  return Array.isArray(fields);
}

import type { CallError, FieldMessages } from "@/store/api/call-error";

/** What is wrong with which field; nothing where something else is the matter. */
export function fieldErrorsOf(error: CallError): Readonly<Record<string, string>> {
  return error.kind === "fields" && !isList(error.fields) ? error.fields : {};
}

function isList(fields: FieldMessages): fields is readonly string[] {
  return Array.isArray(fields);
}

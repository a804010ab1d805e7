import type { AnyObjectSchema } from "yup";
import { type LabEventType, labEventTypes, type RejectionReason } from "@/lib/config/kits/lab";
import { contentFields, eventFields } from "@/lib/contract/kits/lab/lab.fields";
import { strictObject } from "@/lib/contract/fields";
import { parseBody } from "@/lib/contract/parse";
import type { LabEvent } from "@/lib/domain/kits/lab-event";

export type ParsedEvent =
  | { readonly event: LabEvent }
  | { readonly eventId: string | null; readonly reason: RejectionReason };

const schemas = Object.fromEntries(
  labEventTypes.map((type) => [type, strictObject({ ...eventFields, ...contentFields[type] })]),
) as unknown as Readonly<Record<LabEventType, AnyObjectSchema>>;

const maxMarkers = 1_000;
const allele = /^[A-Za-z0-9][\w.-]{0,39}$/;

/** An event of a batch. One that is not valid does not stop the others. */
export function parseLabEvent(value: unknown): ParsedEvent {
  const { eventId, type } = Object(value) as { eventId?: unknown; type?: unknown };
  const invalid = (reason: RejectionReason) => ({
    eventId: typeof eventId === "string" ? eventId.slice(0, 100) : null,
    reason,
  });
  const known = labEventTypes.find((each) => each === type);
  if (known === undefined || !isStorable(value)) return invalid("invalid-body");
  const parsed = parseBody(schemas[known], value);
  if (!parsed.ok)
    return invalid(Object.keys(parsed.errors).join() === "stage" ? "unknown-stage" : "invalid-body");
  // The schema of the type has checked it.
  const event = parsed.value as LabEvent;
  return hasValidContent(event) ? { event } : invalid("invalid-body");
}

/** PostgreSQL stores neither NUL nor half a surrogate pair; both are escaped in JSON. */
function isStorable(value: unknown): boolean {
  try {
    return !/\\u(0000|d[89a-f])/.test(JSON.stringify(value));
  } catch {
    // Nested deeper than the stack.
    return false;
  }
}

function hasValidContent(event: LabEvent): boolean {
  if (!isDate(event.occurredAt.slice(0, 10)) || Number.isNaN(Date.parse(event.occurredAt))) return false;
  if (event.type === "promise") return isDate(event.promisedOn);
  if (event.type !== "results") return true;
  const markers = Object.entries<unknown>(event.profile?.alleles ?? {});
  return (
    markers.length <= maxMarkers && markers.every(([marker, pair]) => allele.test(marker) && isPair(pair))
  );
}

const isPair = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  value.every((each) => typeof each === "string" && allele.test(each));

/** 31 February is written like a date, but is none. */
function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

import { errorCode } from "@/lib/domain/error-codes";
import { limits } from "@/lib/config/limits";
import { acceptLabEvents, type EventAnswer } from "./accept-events";
import { findSigningKey } from "./signature";
import type { Context, Input } from "@/backend/http/handler-types";
import { Refusal } from "@/backend/http/refusals";
import { parseLabEvent } from "./parse-event";

const badSignature = new Refusal(401, {
  code: "bad_signature",
  message: "refusals.badSignature",
});

const badBatch = new Refusal(400, {
  code: "bad_batch",
  message: errorCode("refusals.badBatch", { example: '{"events": [...]}', count: limits.labEvents }),
});

/** Nothing of a batch is stored unless its signature and form are right; then each event is judged by itself. */
export async function receiveEvents({ tx, settings }: Context, { body: batch }: Input<"lab.receiveEvents">) {
  const key = findSigningKey(settings.labKeys ?? [], batch, Date.now());
  if (key === undefined) return badSignature;
  const values = parseBatch(batch.payload);
  if (values === undefined) return badBatch;
  const parsed = values.map(parseLabEvent);
  const events = parsed.flatMap((each) => ("event" in each ? [each.event] : []));
  const answers = await acceptLabEvents(tx, { lab: key.lab, keyId: key.id }, events);
  const next = answers.values();
  return {
    results: parsed.map((each) =>
      "event" in each ? toAnswer(next.next().value) : { ...each, status: "rejected" as const },
    ),
  };
}

function toAnswer(answer: EventAnswer | undefined) {
  if (answer === undefined) throw new Error("An event has no answer.");
  const reason = answer.status === "rejected" ? answer.reason : null;
  return { eventId: answer.eventId, status: answer.status, reason };
}

function parseBatch(payload: string): readonly unknown[] | undefined {
  try {
    const { events } = Object(JSON.parse(payload)) as { events?: unknown };
    const isBatch = Array.isArray(events) && events.length > 0 && events.length <= limits.labEvents;
    return isBatch ? (events as unknown[]) : undefined;
  } catch {
    return undefined;
  }
}

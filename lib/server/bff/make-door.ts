import "server-only";
import { randomUUID } from "node:crypto";
import type { AnyShape } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";
import { clientAddress } from "@/lib/server/country/client-address";
import { knownCountry } from "@/lib/server/country/known-country";
import type { Log } from "@/lib/server/log";
import type { SessionCookie } from "@/lib/server/session/session-cookie";
import type { CallContext, Upstream, UpstreamInput } from "@/lib/server/upstream/upstream";
import { checkOrigin } from "./check-origin";
import { answerFailure, type DoorAnswer, failure, toResponse } from "./door-answer";
import { type DoorCall, type DoorMatch, type DoorRoute, targetOf } from "./door-call";
import { forward } from "./forward";
import { parseCall } from "./parse-call";
import { type Address, addressReader } from "./read-address";
import type { Read } from "./read-body";
import type { HandlerTable } from "./storefront-calls";

export interface DoorParts {
  readonly appOrigin: string;
  readonly countryHeader: string;
  readonly match: (method: string, rawPath: string) => DoorMatch;
  readonly shapeOf: (named: DoorRoute) => AnyShape | undefined;
  readonly upstream: Upstream;
  readonly handlers: HandlerTable;
  readonly sessionCookie: SessionCookie;
  readonly log: Log;
}

/** The one way from a browser to the backend. Everything it needs is handed in, so that tests hand in their own. */
export function makeDoor(parts: DoorParts): (request: Request) => Promise<Response> {
  const readAddress = addressReader(parts);
  return async (request) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(request);
    const target = targetOf(request.url);
    const isHead = request.method === "HEAD";
    const address = readAddress(isHead ? "GET" : request.method, target);
    let answer: DoorAnswer;
    try {
      // Awaited only where there is something to wait for: under Next every promise costs a multiple.
      const given = answerAddress(parts, address, { request, target, isHead, requestId });
      answer = given instanceof Promise ? await given : given;
    } catch (error) {
      parts.log.error({ requestId, err: error }, "The door failed");
      answer = answerFailure(broken, requestId);
    }
    const line = {
      requestId,
      call: address.kind === "found" ? address.named.name : address.kind,
      status: answer.status,
      ms: Math.round(performance.now() - startedAt),
      reason: answer.reason,
    };
    // 501 is an announced call that is not built yet: nothing is wrong.
    if (answer.status < 500 || answer.status === 501) parts.log.info(line);
    else parts.log.warn(line);
    return toResponse(answer, requestId, isHead);
  };
}

const unknownCall = failure(404, "unknown_call", "There is no such call.");
const notSignedIn = failure(401, "not_signed_in", "Please sign in.");
const broken = failure(500, "door_failed", operationFailed);

type Asked = Pick<DoorCall, "request" | "target" | "isHead" | "requestId">;

function answerAddress(parts: DoorParts, address: Address, asked: Asked): DoorAnswer | Promise<DoorAnswer> {
  const { request, requestId } = asked;
  if (address.kind === "unknown") return answerFailure(unknownCall, requestId);
  if (address.kind === "otherMethod") return answerOtherMethod(address.allow, requestId);
  const { named, shape, texts } = address;
  const foreign = named.route.method === "GET" ? undefined : checkOrigin(request, parts.appOrigin);
  if (foreign) return answerFailure(foreign, requestId);
  const visitor = contextOf(parts, request, requestId);
  // Before anything is read: a stranger learns nothing about a call but that it is not for them.
  if (named.route.access !== "anyone" && visitor.context.sessionToken === undefined)
    return {
      ...answerFailure(notSignedIn, requestId),
      ...(visitor.hasSessionCookie && { cookie: parts.sessionCookie.end() }),
    };
  const call: DoorCall = { ...asked, ...visitor, named, shape, texts };
  const input = parseCall(call);
  return input instanceof Promise
    ? input.then((read) => answerCall(parts, call, read))
    : answerCall(parts, call, input);
}

function answerCall(
  parts: DoorParts,
  call: DoorCall,
  input: Read<UpstreamInput>,
): DoorAnswer | Promise<DoorAnswer> {
  if (!input.ok) return answerFailure(input, call.requestId);
  const { area, call: name, route } = call.named;
  if (route.servedBy !== "storefront") return forward(call, input.value, parts.upstream, parts.sessionCookie);
  const handler = parts.handlers[area]?.[name];
  if (handler === undefined) throw new Error(`Nobody serves ${call.named.name}.`);
  return handler({ query: input.value.query ?? {}, body: input.value.body, call });
}

function answerOtherMethod(allowed: readonly string[], requestId: string): DoorAnswer {
  const allow = allowed.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
  const refused = failure(405, "method_not_allowed", "This call is made differently.");
  return { ...answerFailure(refused, requestId), headers: { allow } };
}

function contextOf(parts: DoorParts, request: Request, requestId: string) {
  const { headers } = request;
  const { token, isSent } = parts.sessionCookie.read(headers.get("cookie"));
  const context: CallContext = {
    requestId,
    sessionToken: token,
    country: knownCountry(request, parts.countryHeader),
    language: languageOf(headers.get("accept-language")),
    clientAddress: clientAddress(request),
    idempotencyKey: headers.get("idempotency-key") ?? undefined,
  };
  return { context, hasSessionCookie: isSent };
}

/** The caller's own where it can be nothing else than an identifier: it is written to two programs' logs. */
function requestIdOf(request: Request): string {
  const given = request.headers.get("x-request-id");
  return given !== null && /^[A-Za-z0-9-]{8,64}$/.test(given) ? given : randomUUID();
}

function languageOf(header: string | null): string | undefined {
  return header !== null && /^[\w\-,;=.* ]{1,200}$/.test(header) ? header : undefined;
}

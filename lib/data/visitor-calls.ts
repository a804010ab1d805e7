import "server-only";
import { notFound } from "next/navigation";
import { readSessionToken } from "@/lib/server/session/visitor";
import type { UpstreamResult } from "@/lib/server/upstream/upstream-result";
import { callUpstream, findCall, type UpstreamCallInput } from "@/lib/server/upstream/call-upstream";
import type { Response, UpstreamCall } from "@/lib/contract/calls";
import { UpstreamReadError } from "@/lib/server/upstream/read-for-page";
import { findRequestLanguage } from "@/lib/i18n/translate";
import type { CallContext } from "@/lib/server/upstream/upstream-client";

/** Makes a call with the visitor's session, in the language of the page. */
export async function callAsVisitor<Name extends UpstreamCall>(
  name: Name,
  input: UpstreamCallInput<Name>,
  context: CallContext = {},
): Promise<UpstreamResult<Response<Name>>> {
  return callUpstream(name, input, {
    language: findRequestLanguage(),
    ...context,
    sessionToken: await readSessionToken(),
  });
}

/** Reads with the visitor's session. Throws on any failure, which the page shows. */
export async function readAsVisitor<Name extends UpstreamCall>(
  name: Name,
  input: UpstreamCallInput<Name>,
  context: CallContext = {},
): Promise<Response<Name>> {
  return valueOrThrow(name, await callAsVisitor(name, input, context));
}

/** As readAsVisitor, but a 404 renders the not-found page: another user's record is a 404 too. */
export async function readOwnAsVisitor<Name extends UpstreamCall>(
  name: Name,
  input: UpstreamCallInput<Name>,
  context: CallContext = {},
): Promise<Response<Name>> {
  const result = await callAsVisitor(name, input, context);
  if (result.status === 404) notFound();
  return valueOrThrow(name, result);
}

/** Reads optional data: undefined on any failure, and the page does without. */
export async function tryReadAsVisitor<Name extends UpstreamCall>(
  name: Name,
  input: UpstreamCallInput<Name>,
  context: CallContext = {},
): Promise<Response<Name> | undefined> {
  const result = await callAsVisitor(name, input, context);
  return result.ok ? result.value : undefined;
}

export function valueOrThrow<T>(name: UpstreamCall, result: UpstreamResult<T>): T {
  if (!result.ok)
    throw new UpstreamReadError(`${name}: answered ${result.status}`, findCall(name).route.failure);
  return result.value;
}

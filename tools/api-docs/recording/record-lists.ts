import { isJsonResponse } from "@/lib/contract/contract";
import type { UpstreamCall } from "@/lib/contract/calls";
import { parsePathOrQuery } from "@/lib/contract/parse";
import { listRoutes, type NamedRoute } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import type { MakeCall, RecordedCall, Role } from "./recorder";

/** Reads that need no input, each by the role of the demo that sees most in it. */
export async function recordLists(
  { read, record }: { readonly read: MakeCall; readonly record: MakeCall },
  recorded: ReadonlyMap<string, RecordedCall>,
): Promise<void> {
  for (const named of listRoutes()) {
    if (recorded.has(named.name) || withoutExample.has(named.name) || !needsNoInput(named)) continue;
    const name = named.name as UpstreamCall;
    const best = await findRole(name, named, read);
    if (best === undefined) throw new Error(`${name}: no role of the demo can read it.`);
    await record(name, {}, best);
  }
}

/** Mails of the demo are files of a running shop, and the database gives jobs random ids. */
const withoutExample: ReadonlySet<string> = new Set(["admin.mails", "adminJobs.list"]);

function needsNoInput({ area, call, route }: NamedRoute): boolean {
  const { query, params, response } = shapeOf(area, call);
  const isRead = route.method === "GET" && route.servedBy === undefined && isJsonResponse(response);
  return isRead && !params && (!query || parsePathOrQuery(query, []).ok);
}

const roles = { anyone: [undefined], session: ["breeder", "owner", "vet"], admin: ["admin"] } as const;

async function findRole(name: UpstreamCall, { route }: NamedRoute, read: MakeCall) {
  let best: { readonly caller: { as?: Role }; readonly size: number } | undefined;
  for (const as of roles[route.access]) {
    const caller = as === undefined ? {} : { as };
    const size = JSON.stringify(await read(name, {}, caller).catch(() => undefined))?.length ?? 0;
    if (size > (best?.size ?? 0)) best = { caller, size };
  }
  return best?.caller;
}

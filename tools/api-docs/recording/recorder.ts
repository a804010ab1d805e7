import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import type { Response, UpstreamCall } from "@/lib/contract/calls";
import { type CallInput, callPath } from "@/lib/contract/request";
import { listRoutes } from "@/lib/contract/routes";

export type Role = "breeder" | "owner" | "vet" | "admin";

/** The input and the response of one call of the demo backend. */
export interface RecordedCall extends CallInput {
  readonly response?: unknown;
}

interface Caller {
  readonly as?: Role;
  readonly token?: string;
  readonly country?: string;
}

export type MakeCall = <Name extends UpstreamCall>(
  name: Name,
  input?: CallInput,
  caller?: Caller,
) => Promise<Response<Name>>;

/** Calls a running backend. `record` keeps what was sent and answered, `read` only returns it. */
export function createRecorder(address: string) {
  const recorded = new Map<string, RecordedCall>();
  const sessions = new Map<Role, string>();
  let callers = 0;

  async function send(name: UpstreamCall, input: CallInput, { as, token, country = "AU" }: Caller) {
    const named = listRoutes().find((known) => known.name === name);
    if (named === undefined) throw new Error(`The contract has no ${name}.`);
    const bearer = token ?? (as && (await signIn(as)));
    const response = await fetch(address + callPath(named.route, input), {
      method: named.route.method,
      headers: {
        ...(named.route.body === "json" && { "content-type": "application/json" }),
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        "x-country": country,
        // Each call comes from a network of its own, so that no limit counts them together.
        "x-client-address": `10.1.${Math.floor(callers / 200)}.${(callers++ % 200) + 1}`,
      },
      ...(named.route.body === "json" && { body: JSON.stringify(input.body ?? {}) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
    return { session: response.headers.get("x-session"), json: text === "" ? undefined : JSON.parse(text) };
  }

  async function signIn(role: Role): Promise<string> {
    const known = sessions.get(role);
    if (known !== undefined) return known;
    const body = { username: demoEmail(role), password: demoPassword };
    const { session } = await send("auth.login", { body }, {});
    sessions.set(role, session ?? "");
    return session ?? "";
  }

  const read: MakeCall = async (name, input = {}, caller = {}) => (await send(name, input, caller)).json;

  const record: MakeCall = async (name, input = {}, caller = {}) => {
    const { json } = await send(name, input, caller);
    if (!recorded.has(name)) recorded.set(name, { ...input, ...(json !== undefined && { response: json }) });
    return json;
  };

  return { read, record, recorded };
}

import type { Draft } from "./request-draft";
import { contentTypes, hostileBodies, hostileValues } from "./hostile-text";
import type { Random } from "./random";

type Change = (draft: Draft, random: Random) => Partial<Draft>;

const methods = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "PROPFIND"];

const partsOf = (path: string) => path.split("/").slice(1);
const joined = (parts: readonly string[]) => `/${parts.join("/")}`;

const changes: Readonly<Record<string, Change>> = {
  nothing: () => ({}),
  "slash at the end": ({ path }) => ({ path: `${path}/` }),
  "double slash": ({ path }, random) => {
    const parts = partsOf(path);
    return { path: joined(parts.toSpliced(random.below(parts.length), 0, "")) };
  },
  "part replaced": ({ path }, random) => {
    const parts = partsOf(path);
    // Mostly the last part: parameters are there.
    const at = random.chance(0.6) ? parts.length - 1 : random.below(parts.length);
    return { path: joined(parts.with(at, random.pick(hostileValues))) };
  },
  "part added": ({ path }, random) => ({ path: `${path}/${random.pick(hostileValues)}` }),
  "part dropped": ({ path }) => ({ path: joined(partsOf(path).slice(0, -1)) }),
  "dots climbing": ({ path }, random) => ({
    path: `${path}/${random.pick(["..", ".", "../../x", "%2e%2e/x"])}`,
  }),
  "very long path": ({ path }) => ({ path: `${path}${"/a".repeat(2_000)}` }),
  "query value": ({ query }, random) => {
    const [name = "page"] = (query.length > 0 ? random.pick(query) : "id=").split("=");
    return {
      query: [
        ...query.filter((pair) => !pair.startsWith(`${name}=`)),
        `${name}=${random.pick(hostileValues)}`,
      ],
    };
  },
  "query name twice": ({ query }) => ({ query: [...query, ...query, "page=1", "page=2"] }),
  "query like a list": ({ query }, random) => ({
    query: [...query, random.pick(["id[]=1&id[]=2", "page[a]=1", "species.x=1", "search[%24ne]=1"])],
  }),
  "query unknown": ({ query }, random) => ({
    query: [...query, `${random.pick(hostileValues)}=1`, "&&", "=", "a"],
  }),
  "body replaced": (_, random) => ({
    body: random.pick(hostileBodies),
    headers: { "content-type": "application/json" },
  }),
  "body cut": ({ body = '{"a":1}' }, random) => ({
    body: body.slice(0, random.below(Math.max(body.length, 1))),
    headers: { "content-type": "application/json" },
  }),
  "no body": () => ({ body: undefined, headers: {} }),
  "content type": ({ body = "{}" }, random) => {
    const type = random.pick(contentTypes);
    const headers: Draft["headers"] = type ? { "content-type": type } : {};
    return { body, headers };
  },
  "content encoding": ({ headers, body = "{}" }, random) => ({
    body,
    headers: { ...headers, "content-encoding": random.pick(["gzip", "br", "nonsense"]) },
  }),
  method: (_, random) => ({ method: random.pick(methods) }),
  "other origin": ({ headers }) => ({
    headers: { ...headers, origin: "https://elsewhere.test", "sec-fetch-site": "cross-site" },
  }),
  "odd headers": ({ headers }, random) => ({ headers: { ...headers, ...random.pick(oddHeaders) } }),
};

const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { cookie: "__Host-session=%00; session=../..; country=zz; country=AU" },
  { authorization: "Bearer " },
  { authorization: `Bearer ${"a".repeat(43)}` },
  { authorization: "Basic eDp5" },
  { "x-country": "' OR 1=1" },
  { "x-session": "a".repeat(43) },
  { "x-request-id": "a b\tc" },
  { "idempotency-key": "k".repeat(4_000) },
  { accept: "text/html" },
  { "accept-language": "%00,;q=x" },
  { "x-forwarded-for": "::1, 999.1.1.1" },
  { "x-http-method-override": "DELETE" },
  { range: "bytes=0-0,1-1" },
  { "if-none-match": "*" },
];

/** Most path changes only lead to a 404, so query and body changes are more frequent. */
const isInside = (name: string) => /^(query value|query name|body|nothing|slash)/.test(name);
const names = Object.keys(changes).flatMap((name) => (isInside(name) ? [name, name, name] : [name]));

/** Applies one to three mutations to a request. */
export function mutate(draft: Draft, random: Random): Draft {
  let result = draft;
  for (let left = 1 + random.below(3); left > 0; left--) {
    const name = random.pick(names);
    const change = changes[name]?.(result, random);
    result = { ...result, ...change, history: [...result.history, name] };
  }
  return result;
}

import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly in?: string;
    readonly name?: string;
    readonly example?: unknown;
  }[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly "x-backend-response-headers"?: unknown;
}

/** An API document, as `GET /api/openapi.json` responds. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, unknown>>;
    readonly headers: Readonly<Record<"Session" | "SessionMaxAge", { readonly example: string | number }>>;
  };
}

interface MockedCall {
  readonly operation: Operation;
  readonly method: string;
  /** The path with the values of its example. */
  readonly path: string | undefined;
  readonly pattern: RegExp;
}

export interface MockBackend {
  readonly url: string;
  /** The ids of all calls that it has received, in this order. */
  readonly received: string[];
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly port?: number;
  /** Changes what calls answer. */
  readonly change?: (example: unknown, schema: object) => unknown;
}

/** A backend made from the API document alone: it answers each call with its example. */
export async function startMockBackend(document: ApiDocument, options: Options = {}): Promise<MockBackend> {
  const received: string[] = [];
  const server = createServer(createMockListener(document, options, received));
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, received, stop };
}

/** The same, for another server. `received` collects the ids of the calls. */
export function createMockListener(
  document: ApiDocument,
  { change }: Options = {},
  received: string[] = [],
): RequestListener {
  const calls = listCalls(document);
  return (request, response) => {
    request.resume();
    const path = (request.url ?? "").replace(/\?.*$/, "").replace(/(.)\/$/, "$1");
    const fitting = calls.filter(({ method, pattern }) => method === request.method && pattern.test(path));
    const call = fitting.find((one) => one.path === path) ?? fitting[0];
    if (call === undefined) return refuse(response, 404, "unknown_call");
    received.push(call.operation.operationId);
    // Records that the document does not describe do not exist.
    if (call.path !== path) return refuse(response, 404, "not_found");
    answer(response, call.operation, { document, change });
  };
}

/** Literal paths come first: `/breed/other-names` is no breed. */
function listCalls({ paths }: ApiDocument): readonly MockedCall[] {
  const calls = Object.entries(paths).flatMap(([documented, item]) =>
    Object.entries(item as Record<string, Operation>).map(([method, operation]): MockedCall => {
      const path = documented.replace(/^\/api/, "");
      const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`);
      return { operation, method: method.toUpperCase(), path: withExamples(path, operation), pattern };
    }),
  );
  const parameters = ({ pattern }: MockedCall) => pattern.source.split("[^/]+").length;
  return calls.toSorted((a, b) => parameters(a) - parameters(b));
}

/** Undefined where a parameter has no example. */
function withExamples(path: string, { parameters = [] }: Operation): string | undefined {
  const values = new Map(parameters.filter((one) => one.in === "path").map((one) => [one.name, one.example]));
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  if (names.some((name) => values.get(name) === undefined)) return undefined;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

interface Context {
  readonly document: ApiDocument;
  readonly change: Options["change"];
}

function answer(response: ServerResponse, operation: Operation, { document, change }: Context): void {
  const { responses } = operation;
  if (responses["204"] !== undefined) {
    response.writeHead(204).end();
    return;
  }
  const ok = responses["200"] as
    | { content?: Record<string, { schema: object; example?: unknown }> }
    | undefined;
  const { example, schema = {} } = ok?.content?.["application/json"] ?? {};
  if (example === undefined) return refuse(response, 501, "no_example");
  if (operation["x-backend-response-headers"] !== undefined) {
    response.setHeader("x-session", document.components.headers.Session.example);
    response.setHeader("x-session-max-age", document.components.headers.SessionMaxAge.example);
  }
  send(response, 200, change ? change(example, schema) : example);
}

const refuse = (response: ServerResponse, status: number, code: string) =>
  send(response, status, { code, message: "The document has no example of this.", requestId: "mock" });

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

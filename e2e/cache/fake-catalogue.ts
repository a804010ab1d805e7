import { createServer, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { testPanel } from "@/tools/testing/test-panel.mjs";

/** A fake backend with one kind of product. Tests control price, delay and failures. */
export interface FakeCatalogue {
  readonly url: string;
  price: string;
  delayMs: number;
  /** Ids of deleted products. */
  readonly gone: Set<number>;
  /** Ids whose requests fail. */
  readonly failing: Set<number>;
  /** Number of product requests. */
  reads: number;
  /** Stops listening; `restart` uses the same port. */
  readonly stop: () => Promise<void>;
  readonly restart: () => Promise<void>;
}

const noFacets = {
  types: { "full-breed-profile": 0, disease: 0, trait: 0, "dna-profile": 0 },
  species: { any: 0, canine: 0, feline: 0 },
  breeds: [],
};

const maxId = 9_000;

export async function fakeCatalogue(): Promise<FakeCatalogue> {
  const state = { price: "10.00", delayMs: 0, reads: 0, gone: new Set<number>(), failing: new Set<number>() };
  const server = createServer((request, response) => {
    request.resume();
    if (request.url === "/health/ready") return send(response, 200, { status: "ok" });
    if (request.url?.startsWith("/store/products?"))
      return send(response, 200, { results: [], count: 0, next: null, previous: null });
    if (request.url?.startsWith("/store/products/facets")) return send(response, 200, noFacets);
    const id = Number(/^\/store\/products\/product\/(\d+)/.exec(request.url ?? "")?.[1]);
    if (!(id <= maxId) || state.gone.has(id))
      return send(response, 404, { code: "not_found", message: "No." });
    if (state.failing.has(id)) return send(response, 500, { code: "internal", message: "No." });
    state.reads += 1;
    // Read before the delay, so that the price may change in between.
    const product = testPanel(id, state.price);
    void pause(state.delayMs).then(() => send(response, 200, product));
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  await listen(0);
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  const actions = { url: `http://127.0.0.1:${port}`, stop, restart: () => listen(port) };
  return Object.assign(state, actions);
}

export { testPanelPath as productPath } from "@/tools/testing/test-panel.mjs";

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

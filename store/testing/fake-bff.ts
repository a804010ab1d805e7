import { onTestFinished, vi } from "vitest";

export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** The idempotency key. */
  readonly key?: string;
}

export interface FakeResponse {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

type PendingResponse = FakeResponse | "offline" | Promise<FakeResponse | "offline">;

/** Replaces `fetch` by a BFF that records its requests and responds as the test says. */
export function fakeBff(respond: (request: RecordedRequest) => PendingResponse) {
  const requests: RecordedRequest[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
    const key = new Headers(init.headers).get("idempotency-key");
    const request = {
      method: init.method ?? "GET",
      path: url.replace(/^\/api/, ""),
      body,
      ...(key !== null && { key }),
    };
    requests.push(request);
    const response = await respond(request);
    if (response === "offline") throw new TypeError("Failed to fetch");
    const { status = 200, headers = {} } = response;
    return new Response(status === 204 ? null : JSON.stringify(response.body ?? {}), { status, headers });
  };
  vi.stubGlobal("fetch", fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  const count = (method: string, path: RegExp) =>
    requests.filter((request) => request.method === method && path.test(request.path)).length;
  return { requests, count };
}

export const cartId = (letter: string) => letter.repeat(43);

interface Line {
  readonly id: number;
  quantity: number;
  readonly typeId?: number;
  readonly productId?: number;
  readonly animal?: { readonly id: number; readonly name: string };
  readonly note?: string;
  readonly isSoldThere?: boolean;
  readonly packOffer?: object;
  readonly kitAmount?: string;
}

/** A cart response with the fields the shop reads. */
export function cartOf(sessionId: string, lines: readonly Line[]) {
  const currency = { code: "USD", symbol: "$" };
  const items = lines.map(
    ({ id, quantity, typeId = 2, productId = 100 + id, isSoldThere = true, animal, note, ...packs }) => ({
      id,
      quantity,
      product: {
        id: productId,
        name: `Product ${productId}`,
        species: "canine",
        typeId,
        categoryId: 10,
        bodySystem: null,
        kind: "kit",
      },
      unitAmount: "10.00",
      amount: `${quantity * 10}.00`,
      currency,
      metaData: { isUpgradeTests: false, isUpgradeFullbreed: false, animalId: animal?.id ?? null },
      hasUpgradeOption: false,
      needsKit: false,
      isSoldThere,
      animal: animal ?? null,
      note: note ?? null,
      patientReference: null,
      betterValue: null,
      packOffer: packs.packOffer ?? null,
      kitAmount: packs.kitAmount ?? null,
    }),
  );
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { sessionId, items, count, subtotal: `${count * 10}.00`, currency };
}

/** A BFF that creates carts, adds items to them and returns them. */
export function fakeCartBff(existing: Readonly<Record<string, Line[]>> = {}) {
  const carts = new Map<string, Line[]>(Object.entries(existing));
  const letters = ["A", "B", "C", "D"];
  return fakeBff(({ method, path, body }) => {
    if (method === "POST" && path === "/cart") {
      const sessionId = cartId(letters.shift() ?? "Z");
      carts.set(sessionId, []);
      return { body: { sessionId } };
    }
    const [, , sessionId = "", , itemId] = path.split("/");
    const lines = carts.get(sessionId);
    if (!lines) return { status: 404, body: { code: "not_found", message: "Not found" } };
    if (method === "GET") return { body: cartOf(sessionId, lines) };
    if (method === "DELETE") {
      carts.set(
        sessionId,
        lines.filter(({ id }) => id !== Number(itemId)),
      );
      return { status: 204 };
    }
    if (path.includes("/note/")) {
      const { note } = body as { note: string };
      carts.set(
        sessionId,
        lines.map((line) => (line.id === Number(itemId) ? { ...line, note } : line)),
      );
      return { status: 204 };
    }
    const { quantity } = body as { quantity: number };
    const line = lines.find(({ id }) => id === Number(itemId)) ?? { id: lines.length + 1, quantity };
    if (!lines.includes(line)) lines.push(line);
    line.quantity = quantity;
    return { body: { id: line.id, quantity } };
  });
}

import { describe, expect, test } from "vitest";
import { type Route } from "@/lib/contract/contract";
import { responseObject, responseText } from "@/lib/contract/fields";
import { listRoutes } from "@/lib/contract/routes";
import {
  appOrigin,
  createTestBff,
  singleRouteTable,
  type TestBffOptions,
} from "@/lib/server/testing/create-test-bff";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";
import type { TransportResult } from "@/lib/server/upstream/transport-result";
import { createUpstreamClient } from "@/lib/server/upstream/upstream-client";

const body = { file: ["image/png", "application/pdf"], maxBytes: 100_000 };
const route: Route = {
  method: "POST",
  path: "/file",
  access: "anyone",
  body,
  failure: "failures.failedUploadFile",
};
const table = singleRouteTable(route, { summary: "", response: responseObject({ name: responseText() }) });

async function setUp(options: Partial<TestBffOptions> = {}) {
  const upstream = await fakeUpstream(sendJson({ name: "cat.png" }));
  return { upstream, ...createTestBff({ upstreamUrl: upstream.url, table, ...options }) };
}

function upload(source: BodyInit | null, type: string, headers: Record<string, string> = {}) {
  const options = {
    method: "POST",
    headers: { origin: appOrigin, "content-type": type, ...headers },
    body: source,
    duplex: "half",
  };
  return new Request(`${appOrigin}/api/file`, options as RequestInit);
}

function chunks(count: number, bytes: number, onPull: () => void = () => undefined) {
  let left = count;
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      onPull();
      if (left-- > 0) controller.enqueue(new Uint8Array(bytes).fill(65));
      else controller.close();
    },
  });
}

describe("file uploads", () => {
  test("forwards a file with its content type", async () => {
    const { handle, upstream } = await setUp();
    const response = await handle(upload(chunks(10, 1000), "image/PNG; x=y"));
    expect([response.status, await response.json()]).toEqual([200, { name: "cat.png" }]);
    expect(upstream.received[0]?.headers["content-type"]).toBe("image/png");
    expect(upstream.received[0]?.body).toHaveLength(10_000);
  });

  test.each(["text/html", "image/svg+xml", "application/json", "", "image/png,text/html"])(
    "rejects a file of type %j with 415",
    async (type) => {
      const { handle, upstream } = await setUp();
      expect((await handle(upload("x", type))).status).toBe(415);
      expect(upstream.received).toEqual([]);
    },
  );

  test("rejects a file over the limit with 413 and stops reading", async () => {
    const { handle, upstream } = await setUp();
    let pulls = 0;
    const response = await handle(
      upload(
        chunks(100_000, 10_000, () => (pulls += 1)),
        "image/png",
        { "content-length": "5" },
      ),
    );
    expect(response.status).toBe(413);
    expect(pulls).toBeLessThan(100);
    expect(upstream.received).toEqual([]);
  });

  test("rejects a declared size over the limit with 413", async () => {
    const { handle } = await setUp();
    expect((await handle(upload(chunks(1, 1), "image/png", { "content-length": "100001" }))).status).toBe(
      413,
    );
  });

  test("rejects a missing file with 400", async () => {
    const { handle } = await setUp();
    expect((await handle(upload(null, "image/png"))).status).toBe(400);
  });

  test("streams the file: the upstream receives the start before the end is sent", async () => {
    let resolve = () => undefined as void;
    const firstChunk = new Promise<void>((done) => (resolve = done));
    const { createServer } = await import("node:http");
    const server = createServer((request, response) => {
      request.once("data", () => resolve());
      request.on("end", () =>
        response.writeHead(200, { "content-type": "application/json" }).end('{"name":"x"}'),
      );
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const { handle } = createTestBff({ upstreamUrl: `http://127.0.0.1:${port}`, table });
    let isFirst = true;
    const source = new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          if (isFirst) controller.enqueue(new Uint8Array(1000));
          else await firstChunk.then(() => controller.close());
          isFirst = false;
        },
      },
      { highWaterMark: 0 },
    );
    expect((await handle(upload(source, "image/png"))).status).toBe(200);
    server.closeAllConnections();
    server.close();
  });

  test("returns 400 when the client aborts the upload", async () => {
    const { handle, upstream } = await setUp();
    const source = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
    expect((await handle(upload(source, "image/png"))).status).toBe(400);
    expect(upstream.received).toEqual([]);
  });

  test("returns 400 when the client sends too slowly, and keeps sending the files of others", async () => {
    const { handle } = await setUp({ timeoutMs: 150 });
    const trickled = () =>
      new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(10)) });
    for (let count = 0; count < 6; count += 1) {
      const response = await handle(upload(trickled(), "image/png"));
      expect([response.status, await response.json()]).toMatchObject([400, { code: "body_too_slow" }]);
    }
    expect((await handle(upload("x", "image/png"))).status).toBe(200);
  });

  test("sends eight uploads of one network at once, and those of other networks", async () => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const result: TransportResult = { kind: "response", status: 500, headers: {}, body: "" };
    const client = createUpstreamClient(() => held.then(() => result));
    const send = (clientAddress: string) =>
      client
        .call({ ...route, group: "uploads" }, table.shape, {}, { clientAddress })
        .then((outcome) => !outcome.ok && outcome.code);
    const first = Array.from({ length: 9 }, (_, index) => send(`203.0.113.${index}`));
    expect(await first[8]).toBe("busy");
    const other = send("198.51.100.1");
    release();
    expect(await Promise.all([...first.slice(0, 8), other])).toEqual(Array(9).fill("upstream_failed"));
    expect(await send("203.0.113.1")).toBe("upstream_failed");
  });
});

test("every call that takes a file is in the group of uploads", () => {
  const uploads = listRoutes().filter((named) => typeof named.route.body === "object");
  expect(uploads.filter((named) => named.route.group !== "uploads")).toEqual([]);
});

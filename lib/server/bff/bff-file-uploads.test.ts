import { describe, expect, test } from "vitest";
import { type Route } from "@/lib/contract/contract";
import { responseObject, responseText } from "@/lib/contract/fields";
import { appOrigin, createTestBff, singleRouteTable } from "@/lib/server/testing/create-test-bff";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

const body = { file: ["image/png", "application/pdf"], maxBytes: 100_000 };
const route: Route = { method: "POST", path: "/file", access: "anyone", body, failure: "Upload failed" };
const table = singleRouteTable(route, { response: responseObject({ name: responseText() }) });

async function setUp() {
  const upstream = await fakeUpstream(sendJson({ name: "cat.png" }));
  return { upstream, ...createTestBff({ upstreamUrl: upstream.url, table }) };
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
});

import { type RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import type { Route } from "@/lib/contract/contract";
import { createTestBff, get, jsonOf, singleRouteTable } from "@/lib/server/testing/create-test-bff";
import { fakeUpstream } from "@/lib/server/testing/fake-upstream";

const route: Route = {
  method: "GET",
  path: "/file",
  access: "anyone",
  body: "none",
  failure: "failures.failedDownloadFile",
};
const table = singleRouteTable(route, {
  summary: "",
  response: { fileType: "application/zip", maxBytes: 1_000_000 },
});

type UpstreamResponse = Parameters<RequestListener>[1];

async function setUp(respond: (response: UpstreamResponse) => void) {
  const upstream = await fakeUpstream((_, response) => respond(response));
  return { upstream, ...createTestBff({ upstreamUrl: upstream.url, table }) };
}

const zip = { "content-type": "application/zip" };
const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256));
const setUpFile = (headers: Record<string, string> = {}) =>
  setUp((response) => response.writeHead(200, { ...zip, ...headers }).end(bytes));

describe("file downloads", () => {
  test("streams a file unchanged with type, size and name, and forbids caching", async () => {
    const disposition = 'attachment; filename="data.zip"';
    const { handle, upstream } = await setUpFile({
      "content-disposition": disposition,
      "content-length": String(bytes.length),
      "set-cookie": "a=b",
      "x-internal": "1",
    });
    const response = await handle(get("/file"));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      "cache-control": "no-store",
      "content-disposition": disposition,
      "content-length": "100000",
      "content-type": "application/zip",
      "x-request-id": expect.any(String),
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    expect(upstream.received[0]?.headers.accept).toBe("application/zip, application/json");
  });

  test("sends a file without a valid disposition as an attachment", async () => {
    const nameless: Record<string, string>[] = [{}, { "content-disposition": "inline-ish; é" }];
    for (const headers of nameless) {
      const { handle } = await setUpFile(headers);
      expect((await handle(get("/file"))).headers.get("content-disposition")).toBe("attachment");
    }
  });

  test.each<[string, (response: UpstreamResponse) => void]>([
    [
      "another content type",
      (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>"),
    ],
    ["JSON", (response) => response.writeHead(200, { "content-type": "application/json" }).end("{}")],
    ["no content type", (response) => response.writeHead(200).end(bytes)],
    ["no content", (response) => response.writeHead(204).end()],
    ["another status", (response) => response.writeHead(206, zip).end(bytes)],
    [
      "a declared size over the limit",
      (response) => response.writeHead(200, { ...zip, "content-length": "1000001" }).end(),
    ],
    ["too large a body of another type", (response) => response.writeHead(200).end(Buffer.alloc(2_000_000))],
  ])("returns 502 for a file response with %s", async (_what, respond) => {
    const { handle } = await setUp(respond);
    const response = await handle(get("/file"));
    expect([response.status, await jsonOf(response)]).toMatchObject([
      502,
      { code: "bad_upstream_answer", message: "Failed to download the file" },
    ]);
  });

  test("returns the error response of a file call as JSON", async () => {
    const { handle } = await setUp((response) =>
      response
        .writeHead(403, { "content-type": "application/json" })
        .end(JSON.stringify({ code: "acting", message: "Not now." })),
    );
    const response = await handle(get("/file"));
    expect([response.status, await jsonOf(response)]).toMatchObject([403, { code: "acting" }]);
    expect(response.headers.get("content-disposition")).toBeNull();
  });

  test("aborts a file that exceeds the limit without declaring its size", async () => {
    const { handle } = await setUp((response) => response.writeHead(200, zip).end(Buffer.alloc(1_000_001)));
    const response = await handle(get("/file"));
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow("exceeds its size limit");
  });

  test("aborts the file when the upstream connection breaks", async () => {
    const { handle } = await setUp((response) => {
      response.writeHead(200, { ...zip, "content-length": "100000" }).write(bytes.subarray(0, 10));
      setTimeout(() => response.destroy(), 20);
    });
    await expect((await handle(get("/file"))).arrayBuffer()).rejects.toThrow();
  });

  test("sends the start of a file before its end exists", async () => {
    let finish = () => undefined as void;
    const { handle } = await setUp((response) => {
      response.writeHead(200, zip).write("begin");
      finish = () => void response.end("end");
    });
    const reader = (await handle(get("/file"))).body?.getReader();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("begin");
    finish();
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("end");
  });

  test("applies backpressure to the upstream and cancels it with the reader", async () => {
    let written = 0;
    let isClosed = false;
    const upstream = await fakeUpstream((_, response) => {
      response.writeHead(200, zip);
      response.on("close", () => (isClosed = true));
      const write = () => {
        while (!isClosed && written < 900_000_000) {
          written += 1_000_000;
          if (!response.write(Buffer.alloc(1_000_000))) return void response.once("drain", write);
        }
      };
      write();
    });
    const huge = singleRouteTable(route, {
      summary: "",
      response: { fileType: "application/zip", maxBytes: 1_000_000_000 },
    });
    const { handle } = createTestBff({ upstreamUrl: upstream.url, table: huge });
    const response = await handle(get("/file"));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(written).toBeLessThan(50_000_000);
    await response.body?.cancel();
    await expect.poll(() => isClosed).toBe(true);
  });

  test("does not read the file for HEAD", async () => {
    let isClosed = false;
    const { handle } = await setUp((response) => {
      response.on("close", () => (isClosed = true));
      response.writeHead(200, zip).write("begin");
    });
    const response = await handle(new Request(get("/file"), { method: "HEAD" }));
    expect([response.status, response.body, response.headers.get("content-type")]).toEqual([
      200,
      null,
      "application/zip",
    ]);
    await expect.poll(() => isClosed).toBe(true);
  });
});

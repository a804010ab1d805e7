import { type RequestListener } from "node:http";
import { expect, test, vi } from "vitest";
import type { Route } from "@/lib/contract/contract";
import { doorKit, get, jsonOf, tableOf } from "@/lib/server/testing/door-kit";
import { fakeUpstream } from "@/lib/server/testing/fake-upstream";

const route: Route = { method: "GET", path: "/file", access: "anyone", body: "none", failure: "No file" };
const table = tableOf(route, { answer: { fileType: "application/zip", maxBytes: 1_000_000 } });

type Respond = Parameters<RequestListener>[1];

async function kit(answer: (response: Respond) => void) {
  const upstream = await fakeUpstream((_, response) => answer(response));
  return { upstream, ...doorKit({ upstreamUrl: upstream.url, table }) };
}

const zip = { "content-type": "application/zip" };
const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 256));
const giveFile = (headers: Record<string, string> = {}) =>
  kit((response) => response.writeHead(200, { ...zip, ...headers }).end(bytes));

test("a file passes byte by byte, with its type, size and name, and nothing keeps it", async () => {
  const disposition = 'attachment; filename="data.zip"';
  const { door, upstream } = await giveFile({
    "content-disposition": disposition,
    "content-length": String(bytes.length),
    "set-cookie": "a=b",
    "x-internal": "1",
  });
  const response = await door(get("/file"));
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

test("without a name, or with one that is none, it is still to be kept and not to be shown", async () => {
  const nameless: Record<string, string>[] = [{}, { "content-disposition": "inline-ish; é" }];
  for (const headers of nameless) {
    const { door } = await giveFile(headers);
    expect((await door(get("/file"))).headers.get("content-disposition")).toBe("attachment");
  }
});

test.each<[string, (response: Respond) => void]>([
  ["another type", (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>")],
  ["JSON", (response) => response.writeHead(200, { "content-type": "application/json" }).end("{}")],
  ["no type", (response) => response.writeHead(200).end(bytes)],
  ["nothing", (response) => response.writeHead(204).end()],
  ["another status", (response) => response.writeHead(206, zip).end(bytes)],
  [
    "too much, announced",
    (response) => response.writeHead(200, { ...zip, "content-length": "1000001" }).end(),
  ],
  ["too much of something else", (response) => response.writeHead(200).end(Buffer.alloc(2_000_000))],
])("%s is no answer", async (_what, answer) => {
  const { door } = await kit(answer);
  const response = await door(get("/file"));
  expect([response.status, await jsonOf(response)]).toMatchObject([
    502,
    { code: "bad_upstream_answer", message: "No file" },
  ]);
});

test("a refusal is said as everywhere", async () => {
  const { door } = await kit((response) =>
    response
      .writeHead(403, { "content-type": "application/json" })
      .end(JSON.stringify({ code: "acting", message: "Not now." })),
  );
  const response = await door(get("/file"));
  expect([response.status, await jsonOf(response)]).toMatchObject([403, { code: "acting" }]);
  expect(response.headers.get("content-disposition")).toBeNull();
});

test("too much that was not announced breaks off, and is not taken for the whole", async () => {
  const { door } = await kit((response) => response.writeHead(200, zip).end(Buffer.alloc(1_000_001)));
  const response = await door(get("/file"));
  expect(response.status).toBe(200);
  await expect(response.arrayBuffer()).rejects.toThrow("larger than it may be");
});

test("an upstream that breaks off breaks the file off too", async () => {
  const { door } = await kit((response) => {
    response.writeHead(200, { ...zip, "content-length": "100000" }).write(bytes.subarray(0, 10));
    setTimeout(() => response.destroy(), 20);
  });
  await expect((await door(get("/file"))).arrayBuffer()).rejects.toThrow();
});

test("its beginning is there before its end is made", async () => {
  let finish = () => undefined as void;
  const { door } = await kit((response) => {
    response.writeHead(200, zip).write("begin");
    finish = () => void response.end("end");
  });
  const reader = (await door(get("/file"))).body?.getReader();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("begin");
  finish();
  expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe("end");
});

test("while nobody reads, the upstream waits; when nobody will, it is told", async () => {
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
  const huge = tableOf(route, { answer: { fileType: "application/zip", maxBytes: 1_000_000_000 } });
  const { door } = doorKit({ upstreamUrl: upstream.url, table: huge });
  const response = await door(get("/file"));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(written).toBeLessThan(50_000_000);
  await response.body?.cancel();
  await vi.waitFor(() => expect(isClosed).toBe(true));
});

test("a question for the headers alone reads no file", async () => {
  let isClosed = false;
  const { door } = await kit((response) => {
    response.on("close", () => (isClosed = true));
    response.writeHead(200, zip).write("begin");
  });
  const response = await door(new Request(get("/file"), { method: "HEAD" }));
  expect([response.status, response.body, response.headers.get("content-type")]).toEqual([
    200,
    null,
    "application/zip",
  ]);
  await vi.waitFor(() => expect(isClosed).toBe(true));
});

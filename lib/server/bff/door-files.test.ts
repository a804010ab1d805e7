import { expect, test } from "vitest";
import { type Route } from "@/lib/contract/contract";
import { answerObject, answerText } from "@/lib/contract/fields";
import { appOrigin, doorKit, tableOf } from "@/lib/server/testing/door-kit";
import { fakeUpstream, sendJson } from "@/lib/server/testing/fake-upstream";

const body = { file: ["image/png", "application/pdf"], maxBytes: 100_000 };
const route: Route = { method: "POST", path: "/file", access: "anyone", body, failure: "Upload failed" };
const table = tableOf(route, { answer: answerObject({ name: answerText() }) });

async function kit() {
  const upstream = await fakeUpstream(sendJson({ name: "cat.png" }));
  return { upstream, ...doorKit({ upstreamUrl: upstream.url, table }) };
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

function pieces(count: number, bytes: number, onPull: () => void = () => undefined) {
  let left = count;
  return new ReadableStream<Uint8Array>({
    pull: (controller) => {
      onPull();
      if (left-- > 0) controller.enqueue(new Uint8Array(bytes).fill(65));
      else controller.close();
    },
  });
}

test("a file passes with its type", async () => {
  const { door, upstream } = await kit();
  const response = await door(upload(pieces(10, 1000), "image/PNG; x=y"));
  expect([response.status, await response.json()]).toEqual([200, { name: "cat.png" }]);
  expect(upstream.received[0]?.headers["content-type"]).toBe("image/png");
  expect(upstream.received[0]?.body).toHaveLength(10_000);
});

test.each(["text/html", "image/svg+xml", "application/json", "", "image/png,text/html"])(
  "%j is not taken",
  async (type) => {
    const { door, upstream } = await kit();
    expect((await door(upload("x", type))).status).toBe(415);
    expect(upstream.received).toEqual([]);
  },
);

test("too much is refused while it comes in, and the rest is not read", async () => {
  const { door, upstream } = await kit();
  let pulls = 0;
  const response = await door(
    upload(
      pieces(100_000, 10_000, () => (pulls += 1)),
      "image/png",
      { "content-length": "5" },
    ),
  );
  expect(response.status).toBe(413);
  expect(pulls).toBeLessThan(100);
  expect(upstream.received).toEqual([]);
});

test("too much that is announced is refused before it comes", async () => {
  const { door } = await kit();
  expect((await door(upload(pieces(1, 1), "image/png", { "content-length": "100001" }))).status).toBe(413);
});

test("no file at all is said", async () => {
  const { door } = await kit();
  expect((await door(upload(null, "image/png"))).status).toBe(400);
});

test("it is piped: the upstream has the beginning before the end is sent", async () => {
  let resolve = () => undefined as void;
  const isFirstThere = new Promise<void>((done) => (resolve = done));
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
  const { door } = doorKit({ upstreamUrl: `http://127.0.0.1:${port}`, table });
  let isFirst = true;
  const source = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        if (isFirst) controller.enqueue(new Uint8Array(1000));
        else await isFirstThere.then(() => controller.close());
        isFirst = false;
      },
    },
    { highWaterMark: 0 },
  );
  expect((await door(upload(source, "image/png"))).status).toBe(200);
  server.closeAllConnections();
  server.close();
});

test("a sender that breaks off breaks nothing", async () => {
  const { door, upstream } = await kit();
  const source = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
  expect((await door(upload(source, "image/png"))).status).toBe(400);
  expect(upstream.received).toEqual([]);
});

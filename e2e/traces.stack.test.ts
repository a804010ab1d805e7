import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buyProduct } from "@/e2e/testing/kits";
import { type Programs, startTestPrograms, startTimeoutMs } from "@/e2e/testing/programs";

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string };
}

interface Span {
  readonly traceId: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}

interface Traces {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

const received: Traces[] = [];
/** Ids and times, whose digits can be those of a postal code. */
const randomFields = /Id$|UnixNano$/;
/** A collector that takes OTLP over HTTP as JSON, and nothing else. */
const collector = createServer(async (request, response) => {
  const isTraces = request.method === "POST" && request.url === "/v1/traces";
  if (!isTraces || request.headers["content-type"] !== "application/json")
    return response.writeHead(400).end();
  received.push((await json(request)) as Traces);
  return response.setHeader("content-type", "application/json").end("{}");
});

let programs: Programs;
beforeAll(async () => {
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_BSP_SCHEDULE_DELAY: "100" };
  programs = await startTestPrograms({ env });
}, startTimeoutMs);
afterAll(async () => {
  await programs.stop();
  collector.close();
});

const valueOf = (attributes: readonly Attribute[], name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

const allSpans = () =>
  received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ resource, scopeSpans }) =>
      scopeSpans.flatMap(({ spans }) =>
        spans.map((span) => ({ ...span, program: valueOf(resource.attributes, "service.name") })),
      ),
    ),
  );

test("one trace leads from a browser's checkout over both programs to SQL and to the job that sends the mail", async () => {
  await buyProduct(969, { shop: programs.shop });
  const traceOf = (found: (span: Span & { program: string | undefined }) => boolean) =>
    new Set(
      allSpans()
        .filter(found)
        .map(({ traceId }) => traceId),
    );
  const isCall = (program: string, { program: own, attributes }: ReturnType<typeof allSpans>[number]) =>
    own === program && valueOf(attributes, "tailmark.call") === "checkout.placeOrder";
  const shared = () => {
    const backend = traceOf((span) => isCall("tailmark-backend", span));
    const query = traceOf(({ attributes }) =>
      /insert into "orders"/.test(valueOf(attributes, "db.query.text") ?? ""),
    );
    const job = traceOf(({ name }) => name === "job send-mail");
    return [...traceOf((span) => isCall("tailmark-shop", span))].filter((id) =>
      [backend, query, job].every((ids) => ids.has(id)),
    );
  };
  await expect.poll(shared).toHaveLength(1);
  await fetch(`${programs.shop}/search?q=private-search`);
  await expect.poll(() => allSpans().some(({ name }) => name.includes("/search"))).toBe(true);
  const sent = JSON.stringify(received, (name, value) => (randomFields.test(name) ? undefined : value));
  for (const personal of ["buyers.test", "Marlowe", "Harbour", "20095", "private-search"])
    expect(sent).not.toContain(personal);
});

import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { startTracing } from "@/lib/tracing/start-tracing.mjs";
import type { Database } from "./db/client";

const tracer = trace.getTracer("tailmark");

/** Traces calls and the queries that they make. Jobs: see jobs/run-job.ts. */
export function traceBackend(app: FastifyInstance, { pool }: Pick<Database, "pool">): void {
  const stop = startTracing("tailmark-backend");
  traceCalls(app);
  // Not "connect": a connection may be open already.
  pool.on("acquire", traceQueries);
  app.addHook("onClose", stop);
}

/** The trace continues that of the storefront, by its header. */
function traceCalls(app: FastifyInstance): void {
  const spans = new WeakMap<object, Span>();
  app.addHook("onRequest", (request, _reply, done) => {
    const parent = propagation.extract(context.active(), request.headers);
    const call = request.routeOptions.config.call ?? "none";
    const attributes = { "tailmark.call": call, "tailmark.request_id": request.id };
    const span = tracer.startSpan(call, { kind: SpanKind.SERVER, attributes }, parent);
    spans.set(request, span);
    context.with(trace.setSpan(parent, span), done);
  });
  app.addHook("onResponse", async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.setAttribute("http.status_code", statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

const traced = new WeakSet<object>();

/** Queries of a call or a job. The text has placeholders instead of values. */
function traceQueries(client: pg.PoolClient): void {
  if (traced.has(client)) return;
  traced.add(client);
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const tracedQuery = (...args: unknown[]) => {
    if (trace.getActiveSpan() === undefined) return query(...args);
    const attributes = { "db.system.name": "postgresql", "db.query.text": textOf(args[0]) };
    const span = tracer.startSpan("query", { kind: SpanKind.CLIENT, attributes });
    const last = args.at(-1);
    // A pool passes a callback, everybody else awaits.
    if (isCallback(last)) {
      const callback = context.bind(context.active(), (error: unknown, result: unknown) => {
        end(span, error);
        last(error, result);
      });
      return query(...args.slice(0, -1), callback);
    }
    const running = query(...args) as Promise<unknown>;
    running.then(
      () => end(span),
      (error: unknown) => end(span, error),
    );
    return running;
  };
  Object.assign(client, { query: tracedQuery });
}

const isCallback = (value: unknown): value is (error: unknown, result: unknown) => void =>
  typeof value === "function";

function textOf(query: unknown): string {
  return typeof query === "string" ? query : ((query as { text?: string } | undefined)?.text ?? "");
}

function end(span: Span, error?: unknown): void {
  if (error) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

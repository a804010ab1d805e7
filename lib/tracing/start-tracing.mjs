import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { defaultResource, resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, NodeTracerProvider } from "@opentelemetry/sdk-trace-node";

/** @typedef {import("@opentelemetry/sdk-trace-node").ReadableSpan} ReadableSpan @typedef {import("@opentelemetry/sdk-trace-node").SpanProcessor} SpanProcessor */

/** What may leave the machine: Next's own spans have addresses, and errors have values, which can be personal. */
const safeAttributes =
  /^(http\.(method|status_code|route)|next\.(route|span_type|rsc)|db\.\w+(\.\w+)?|messaging\..+|tailmark\..+)$/;
const unsafeName = /https?:|\?/;

/**
 * Sends the traces of a program to the collector at OTEL_EXPORTER_OTLP_ENDPOINT, in batches. The SDK reads its other
 * standard variables itself, such as OTEL_TRACES_SAMPLER.
 * @param {"tailmark-shop" | "tailmark-backend"} program
 * @returns {() => Promise<void>} sends what is left
 */
export function startTracing(program) {
  const batches = new BatchSpanProcessor(new OTLPTraceExporter());
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ "service.name": program })),
    spanProcessors: [withoutPersonalData(batches)],
  });
  provider.register({ propagator: new W3CTraceContextPropagator() });
  return () => provider.shutdown().catch(() => undefined);
}

/** @param {SpanProcessor} processor @returns {SpanProcessor} */
function withoutPersonalData(processor) {
  return {
    onStart: (span, context) => processor.onStart(span, context),
    onEnd: (span) => processor.onEnd(safeSpan(span)),
    forceFlush: () => processor.forceFlush(),
    shutdown: () => processor.shutdown(),
  };
}

/** @param {ReadableSpan} span @returns {ReadableSpan} */
function safeSpan(span) {
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => safeAttributes.test(name)),
  );
  return Object.create(span, {
    name: { value: unsafeName.test(span.name) ? "request" : span.name },
    attributes: { value: attributes },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  });
}

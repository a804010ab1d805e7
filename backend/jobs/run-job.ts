import { context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import { traceHeaders } from "@/lib/tracing/trace-headers";

const tracer = trace.getTracer("tailmark");

/** A job continues the trace of what enqueued it. Without tracing its data stays as it is. */
export const withTrace = <Data extends object>(data: Data): Data => ({ ...data, ...traceHeaders() });

/** Runs a job as part of its trace. */
export async function runJob(name: string, data: object, run: () => Promise<void>): Promise<void> {
  const parent = propagation.extract(context.active(), data);
  const options = { kind: SpanKind.CONSUMER, attributes: { "messaging.destination.name": name } };
  await tracer.startActiveSpan(`job ${name}`, options, parent, async (span) => {
    try {
      await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

import { context, propagation } from "@opentelemetry/api";

/** The header that continues the current trace in another program or job; none without tracing. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

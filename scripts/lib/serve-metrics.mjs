import { createServer } from "node:http";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

/** Seconds. The last is the time limit of a call. */
const durationBuckets = [0.005, 0.02, 0.1, 0.3, 1, 3, 10];

/** With what Prometheus expects of every program: memory, handles, delay of the event loop. */
export function createRegistry() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/**
 * Durations in seconds by a label of their own and by status.
 * @template {string} Label
 * @param {Registry} registry
 * @param {{ name: string, help: string, label: Label }} metric
 */
export function createDurations(registry, { name, help, label }) {
  const labelNames = /** @type {(Label | "status")[]} */ ([label, "status"]);
  return new Histogram({ name, help, labelNames, buckets: durationBuckets, registers: [registry] });
}

/** 2xx instead of 204: a label for each status would be a series for each status. @param {number} status */
export const statusClass = (status) => `${Math.floor(status / 100)}xx`;

/**
 * Serves the metrics at a port of their own, which no visitor reaches.
 * @param {Registry} registry
 * @param {{ port: number, host?: string | undefined }} address
 */
export async function serveMetrics(registry, { port, host }) {
  const server = createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.setHeader("content-type", registry.contentType).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, host, () => resolve(undefined));
  });
  // The program ends without waiting for Prometheus.
  server.unref();
  return server;
}

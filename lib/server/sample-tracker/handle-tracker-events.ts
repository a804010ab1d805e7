import "server-only";
import { storefrontEnv } from "@/lib/config/env";
import { limits } from "@/lib/config/limits";
import { clientAddress } from "@/lib/server/country/client-address";
import { callUpstream } from "@/lib/server/upstream/call-upstream";
import { createBalancedSend } from "@/lib/server/upstream/balanced-send";
import { createTransport } from "@/lib/server/upstream/transport";
import { createUpstreamClient } from "@/lib/server/upstream/upstream-client";
import { createTrackerEvents } from "./tracker-events";
import { createVersionWatcher } from "./version-watcher";

type Events = ReturnType<typeof createTrackerEvents>;

let events: Events | undefined;

/** Opens the event stream of a sample. */
export function handleTrackerEvents(request: Request, id: string): Promise<Response> {
  events ??= createShopEvents();
  return events.open(request, id);
}

function createShopEvents(): Events {
  const { UPSTREAM_URL, TRUSTED_PROXY_HOPS } = storefrontEnv();
  // Past the circuit breakers: what is watched in the background must not decide whether the shop may call.
  const upstream = createUpstreamClient(createBalancedSend(UPSTREAM_URL.map((url) => createTransport(url))));
  const created = createTrackerEvents({
    readSample: (id, address) =>
      callUpstream("sampleTracker.get", { params: { id } }, { clientAddress: address }),
    watch: createVersionWatcher({
      intervalMs: 3_000,
      fetchVersions: async (barcodes) => {
        const body = { barcodes: [...barcodes] };
        const result = await callUpstream("sampleTracker.versions", { body }, {}, upstream);
        return result.ok
          ? new Map(result.value.results.map(({ barcode, version }) => [barcode, version]))
          : undefined;
      },
    }),
    addressOf: (request) => clientAddress(request, TRUSTED_PROXY_HOPS),
    maxStreams: limits.trackedSamples,
    maxStreamsOfNetwork: 12,
    heartbeatMs: 20_000,
    lifetimeMs: 5 * 60_000,
  });
  // Next waits for open responses before it exits.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, created.closeAll);
  return created;
}

import "server-only";
import { labRoutes } from "@/lib/contract/kits/lab/lab.routes";
import { labShapes } from "@/lib/contract/kits/lab/lab.shapes";
import type { UpstreamClient } from "@/lib/server/upstream/upstream-client";
import { failureResponse } from "./bff-response";
import type { StorefrontHandlers } from "./storefront-handlers";

interface LabHandlerDeps {
  readonly upstream: UpstreamClient;
}

/** Passes a signed batch on. The backend has the keys. */
export function createLabHandlers({ upstream }: LabHandlerDeps): StorefrontHandlers["lab"] {
  return {
    events: async ({ body, call: { context, requestId } }) => {
      const { receiveEvents } = labShapes;
      const { requestId: id, clientAddress } = context;
      const caller = { clientAddress, ...(id !== undefined && { requestId: id }) };
      const result = await upstream.call(labRoutes.receiveEvents, receiveEvents, { body }, caller);
      if (!result.ok) return failureResponse(result, requestId);
      return { status: 200, body: { type: "json", text: JSON.stringify(result.value) } };
    },
  };
}

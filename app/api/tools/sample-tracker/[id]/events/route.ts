import { handleApiRequest } from "@/lib/server/bff/handle-api-request";
import { handleTrackerEvents } from "@/lib/server/sample-tracker/handle-tracker-events";

export const dynamic = "force-dynamic";

/** A stream of its own beside the BFF, which limits the time of every call. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/tools/sample-tracker/[id]/events">,
) {
  return handleTrackerEvents(request, (await params).id);
}

// Otherwise Next would open a stream for it.
export { handleApiRequest as HEAD };

import type { Instrumentation } from "next";

/** Next runs this once before the first request. An invalid environment ends the process here with one message. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { checkStart } = await import("@/lib/server/check-start");
  checkStart();
}

/** A line for each page that fails, with the id of the request. The route has no ids and tokens of the address. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { log } = await import("@/lib/server/log");
  log().error(
    { requestId: request.headers["x-request-id"], route: routePath, err: error },
    "The page failed",
  );
};

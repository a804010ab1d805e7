/** Next runs this once before the first request. An invalid environment ends the process here with one message. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { checkStart } = await import("@/lib/server/check-start");
  checkStart();
  const { appendPeerAddress } = await import("@/lib/next/peer-address");
  appendPeerAddress();
  const { patchResponseHeaders } = await import("@/lib/next/response-headers");
  const { storefrontEnv } = await import("@/lib/config/env");
  const isHttps = storefrontEnv().APP_ORIGIN.startsWith("https:");
  patchResponseHeaders({ isDevelopment: process.env.NODE_ENV === "development", isHttps });
  const { refuseUnknownMethods } = await import("@/lib/next/refuse-methods");
  refuseUnknownMethods();
}

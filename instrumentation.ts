/** Next runs this once, before the first request: a start that cannot work ends here, with one sentence. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { checkStart } = await import("@/lib/server/check-start");
  checkStart();
  const { mendAnswerHeaders } = await import("@/lib/next/response-headers");
  mendAnswerHeaders({ isDevelopment: process.env.NODE_ENV === "development" });
}

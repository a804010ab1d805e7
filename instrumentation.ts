/** Next runs this once before the first request. An invalid environment ends the process here with one message. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { checkStart } = await import("@/lib/server/check-start");
  checkStart();
}

/** Moments at which a crash would hurt most. For each, a proof shows that nothing is lost. */
export type CrashPoint =
  | "draft-written"
  | "provider-started"
  | "payment-recorded"
  | "provider-captured"
  | "settling"
  | "settled"
  | "refund-written"
  | "provider-refunded";

/** Kills the process in the crash proofs; does nothing otherwise. */
export function crashPoint(name: CrashPoint): void {
  if (process.env.NODE_ENV === "test" && process.env["TEST_CRASH_AT"] === name)
    process.kill(process.pid, "SIGKILL");
}

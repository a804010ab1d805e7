/** Where a program can die at the worst moment: each has a proof that nothing is lost by it. */
export type CrashPoint =
  | "draft-written"
  | "provider-started"
  | "payment-recorded"
  | "provider-captured"
  | "settling"
  | "settled"
  | "refund-written"
  | "provider-refunded";

/** Does nothing but in the proofs that ask for it. */
export function crashPoint(name: CrashPoint): void {
  if (process.env.NODE_ENV === "test" && process.env["TEST_CRASH_AT"] === name)
    process.kill(process.pid, "SIGKILL");
}

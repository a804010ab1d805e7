import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CrashPoint } from "@/backend/payment-providers/crash-point";
import { launch } from "@/scripts/lib/programs.mjs";
import { testEnvironment } from "@/scripts/lib/test-environment.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const bundle = join(root, "dist/backend/main.js");

export interface Target {
  readonly name: string;
  /** Empty for PGlite. */
  readonly databaseUrl: string;
  readonly dataDir: string;
}

/** Sweeper and reconciler run every few seconds, to keep the proof short. */
const intervals = {
  PAYMENT_SWEEP_SECONDS: "1",
  PAYMENT_RECONCILE_SECONDS: "3",
  PAYMENT_GRACE_SECONDS: "1",
};

export type Program = NonNullable<Awaited<ReturnType<typeof startProgram>>>;

/** Starts the built backend. Undefined if a job reached the crash point before the backend was ready. Crash points exist only with NODE_ENV=test. */
export async function startProgram(target: Target, env: Record<string, string>, crashAt?: CrashPoint) {
  const mode = crashAt
    ? ({ NODE_ENV: "test", TEST_CRASH_AT: crashAt } as const)
    : ({ NODE_ENV: "production" } as const);
  const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = target;
  const child = launch({
    args: ["--enable-source-maps", bundle],
    cwd: root,
    env: {
      ...testEnvironment(root, process.env),
      BACKEND_PORT: "0",
      DEMO: "1",
      LOG_LEVEL: "silent",
      DATABASE_URL,
      DATA_DIR,
      ...intervals,
      ...env,
      ...mode,
    },
  });
  const ended = child.ended.then(({ code, signal }) => {
    if (signal === "SIGKILL" && crashAt) return undefined;
    throw new Error(`The backend ended before it was ready (${signal ?? code}).`);
  });
  const ready = await Promise.race([child.ready, ended]);
  if (ready === undefined) return undefined;
  const { port } = ready;
  return {
    address: `http://127.0.0.1:${port}`,
    ended: child.ended,
    stop: () => child.stop(),
    kill: () => process.kill(child.pid ?? 0, "SIGKILL"),
  };
}

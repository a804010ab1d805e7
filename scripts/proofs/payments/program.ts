import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CrashPoint } from "@/backend/payments/crash-point";
import { launch } from "@/scripts/lib/child.mjs";
import { environmentForTests } from "@/scripts/lib/test-environment.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const bundle = join(root, "dist/backend/main.js");

export interface Target {
  readonly name: string;
  /** Empty for PGlite. */
  readonly databaseUrl: string;
  readonly dataDir: string;
}

/** Who looks after payments does it every second here, so that nobody has to wait for it. */
const rhythm = {
  PAYMENT_SWEEP_SECONDS: "1",
  PAYMENT_RECONCILE_SECONDS: "3",
  PAYMENT_GRACE_SECONDS: "1",
};

export type Program = Awaited<ReturnType<typeof startProgram>>;

/** The built backend itself, as people run it; as a test only where it is to die at a crash point, which are nowhere else. */
export async function startProgram(target: Target, env: Record<string, string>, crashAt?: CrashPoint) {
  const mode = crashAt
    ? ({ NODE_ENV: "test", TEST_CRASH_AT: crashAt } as const)
    : ({ NODE_ENV: "production" } as const);
  const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = target;
  const child = launch({
    name: "backend",
    command: [process.execPath, "--enable-source-maps", bundle],
    cwd: root,
    env: {
      ...environmentForTests(root, process.env),
      ...{ BACKEND_PORT: "0", DEMO: "1", LOG_LEVEL: "silent", DATABASE_URL, DATA_DIR },
      ...rhythm,
      ...env,
      ...mode,
    },
  });
  const ended = child.ended.then(({ code, signal }) => {
    throw new Error(`The backend ended before it was ready (${signal ?? code}).`);
  });
  const { port } = await Promise.race([child.ready, ended]);
  return {
    address: `http://127.0.0.1:${port}`,
    ended: child.ended,
    stop: () => child.stop(),
    kill: () => process.kill(child.pid ?? 0, "SIGKILL"),
  };
}

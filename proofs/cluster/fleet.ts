import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startRedis } from "@/e2e/testing/redis";
import { findUsablePort } from "@/scripts/lib/ports.mjs";
import { launch } from "@/scripts/lib/programs.mjs";
import { startTemporaryPostgres } from "@/scripts/lib/temporary-postgres.mjs";
import { testEnvironment } from "@/scripts/lib/test-environment.mjs";
import { startNginx } from "@/proofs/nginx";
import { waitUntilOk } from "@/proofs/programs";

const root = process.cwd();

/** A program of the fleet at a port of its own, which it keeps when it is started again. */
export interface Member {
  readonly port: number;
  /** While it runs. */
  readonly pid: number | undefined;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly kill: () => Promise<void>;
}

/** Two storefronts and two backends on one PostgreSQL and one Redis, behind nginx with deploy/nginx.conf. */
export async function startFleet() {
  const dataDir = mkdtempSync(join(tmpdir(), "tailmark-fleet-"));
  const postgres = await startTemporaryPostgres({ durable: true });
  if ("reason" in postgres) throw new Error(postgres.reason);
  const redis = await startRedis();
  if (redis === undefined) throw new Error("redis-server is not installed.");
  const common = {
    ...testEnvironment(root, process.env),
    NODE_ENV: "production",
    LOG_LEVEL: "error",
  } as const;
  const database = {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    DEMO: "1",
    // A payment whose process was killed is completed by the sweeper: soon, to keep the proof short.
    PAYMENT_SWEEP_SECONDS: "1",
    PAYMENT_GRACE_SECONDS: "1",
  };
  await runToEnd(["scripts/command.mjs", "migrate"], { ...common, ...database });

  // One of the backends does the background work, as in docs/operations.md.
  const backends = await Promise.all(
    ["on", "off"].map((JOBS) =>
      createMember("scripts/serve-backend.mjs", "BACKEND_PORT", "/health/ready", {
        ...common,
        ...database,
        JOBS,
      }),
    ),
  );
  const port = await findUsablePort(0);
  const shopEnv = {
    ...common,
    APP_ORIGIN: `http://localhost:${port}`,
    UPSTREAM_URL: backends.map((backend) => `http://127.0.0.1:${backend.port}`).join(","),
    REDIS_URL: redis.url,
    EDGE_CACHE: "1",
    COUNTRY_HEADER: "x-country",
    TRUSTED_PROXY_HOPS: "1",
  };
  const shops = await Promise.all(
    [0, 1].map(() => createMember("scripts/serve-shop.mjs", "PORT", "/api/health/ready", shopEnv)),
  );
  for (const member of [...backends, ...shops]) await member.start();
  const nginx = startNginx({ port, storefronts: shops.map((shop) => shop.port) });
  const address = `http://localhost:${port}`;
  await waitUntilOk(`${address}/api/health`);
  const stop = async () => {
    nginx.stop();
    for (const member of [...shops, ...backends]) await member.stop();
    await redis.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { address, nginx, shops, backends, databaseUrl: postgres.url, stop };
}

async function createMember(
  script: string,
  portName: string,
  readyPath: string,
  env: NodeJS.ProcessEnv,
): Promise<Member> {
  const port = await findUsablePort(0);
  let program: ReturnType<typeof launch> | undefined;
  return {
    port,
    get pid() {
      return program?.pid;
    },
    start: async () => {
      program = launch({ args: [script], cwd: root, env: { ...env, [portName]: String(port) } });
      await waitUntilOk(`http://127.0.0.1:${port}${readyPath}`);
    },
    stop: async () => program?.stop(),
    kill: async () => {
      if (program?.pid) process.kill(program.pid, "SIGKILL");
      await program?.ended;
    },
  };
}

async function runToEnd(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const { code } = await launch({ args, cwd: root, env }).ended;
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}.`);
}

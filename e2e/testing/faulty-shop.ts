import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, vi } from "vitest";
import { fakeCredentials, startFakePayPal } from "@/backend/testing/fake-paypal/fake-paypal";
import { startFakeStripe } from "@/backend/testing/fake-stripe/fake-stripe";
import { postgresTestUrl } from "@/backend/testing/template";
import { secret } from "@/e2e/cache/shop-helpers";
import { findUsablePort } from "@/scripts/lib/ports.mjs";
import { commands, launch } from "@/scripts/lib/programs.mjs";
import { testEnvironment } from "@/scripts/lib/test-environment.mjs";
import { type BreakableProxy, startBreakableProxy } from "./breakable-proxy";
import { startRedis } from "./redis";
import { copySeededDatabase } from "./seeded-data";

const root = process.cwd();
const stripeKey = "sk_test_faults";

const dependencies = ["backend", "database", "redis", "stripe", "paypal", "mail"] as const;
type Dependency = (typeof dependencies)[number];

export type FaultyShop = Exclude<Awaited<ReturnType<typeof startFaultyShop>>, string>;

/** A shop with a proxy that can fail before everything it depends on. Returns the reason if it cannot be started. */
export async function startFaultyShop() {
  const serverUrl = postgresTestUrl();
  if (!serverUrl) return "it needs TEST_DATABASE=postgres";
  const redis = await startRedis();
  if (redis === undefined) return "no redis-server can be started";
  const postgres = await copySeededDatabase(root, testEnvironment(root, process.env), serverUrl);
  const stripe = await startFakeStripe(stripeKey);
  const paypal = await startFakePayPal();
  const mail = await startMailServer();
  const backendPort = await findUsablePort(0);
  const addresses: Record<Dependency, string> = {
    backend: `http://127.0.0.1:${backendPort}`,
    database: postgres.url,
    redis: redis.url,
    stripe: stripe.url,
    paypal: paypal.url,
    mail: mail.url,
  };
  const started = await Promise.all(
    dependencies.map(async (name) => [name, await startBreakableProxy(addresses[name])] as const),
  );
  const proxies = Object.fromEntries(started) as Record<Dependency, BreakableProxy>;
  const dataDir = mkdtempSync(join(tmpdir(), "tailmark-faults-"));
  const backendEnv = {
    ...testEnvironment(root, process.env),
    NODE_ENV: "production",
    LOG_LEVEL: "silent",
    DATA_DIR: dataDir,
    DEMO: "1",
    BACKEND_PORT: String(backendPort),
    // A payment that the provider does not know is given up after that.
    PAYMENT_GRACE_SECONDS: "1",
    DATABASE_URL: proxies.database.url,
    SMTP_URL: proxies.mail.url,
    ...providerSettings(proxies),
  } as const;
  const shopPort = await findUsablePort(0);
  const url = `http://localhost:${shopPort}`;
  const shopEnv = {
    ...backendEnv,
    PORT: String(shopPort),
    APP_ORIGIN: url,
    UPSTREAM_URL: proxies.backend.url,
    REDIS_URL: proxies.redis.url,
    CATALOGUE_WEBHOOK_SECRET: secret,
    TRUSTED_PROXY_HOPS: "1",
  };
  const backend = createProgram("backend", `${addresses.backend}/health/ready`, backendEnv);
  const storefront = createProgram("shop", `${url}/api/health/ready`, shopEnv);
  await backend.start();
  await storefront.start();
  const database = new pg.Pool({ connectionString: postgres.url, max: 2 });
  return {
    stripe,
    paypal,
    redis,
    proxies,
    /** Beside the proxy. */
    database,
    mails: mail.received,
    url,
    backend,
    storefront,
    stop: async () => {
      await storefront.stop();
      await database.end();
      await backend.stop();
      for (const proxy of Object.values(proxies)) await proxy.close();
      paypal.stop();
      mail.stop();
      await stripe.stop();
      await redis.stop();
      await postgres.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function createProgram(name: "backend" | "shop", readyUrl: string, env: NodeJS.ProcessEnv) {
  let program: ReturnType<typeof launch> | undefined;
  return {
    start: async () => {
      program = launch({ args: commands.start[name], cwd: root, env });
      await vi.waitFor(async () => expect((await fetch(readyUrl)).status).toBe(200), 120_000);
    },
    stop: async () => program?.stop(),
    kill: async () => {
      process.kill(program?.pid ?? 0, "SIGKILL");
      await program?.ended;
    },
  };
}

const providerSettings = ({ stripe, paypal }: Record<"stripe" | "paypal", BreakableProxy>) => ({
  STRIPE_SECRET_KEY: stripeKey,
  STRIPE_PUBLISHABLE_KEY: "pk_test_faults",
  STRIPE_WEBHOOK_SECRET: "whsec_faults",
  STRIPE_API_BASE: stripe.url,
  PAYPAL_CLIENT_ID: fakeCredentials.clientId,
  PAYPAL_SECRET: fakeCredentials.secret,
  PAYPAL_WEBHOOK_ID: fakeCredentials.webhookId,
  PAYPAL_API_BASE: paypal.url,
  PAYPAL_ENVIRONMENT: "sandbox",
});

/** As much of a mail server as a sender needs. Collects the recipients of the mails it has accepted. */
async function startMailServer() {
  const received: string[] = [];
  const talk = (socket: Socket) => {
    let isData = false;
    let to = "";
    socket.write("220 fake\r\n");
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").slice(0, -1)) {
        if (isData && line !== ".") continue;
        if (isData) received.push(to);
        isData = line === "DATA";
        if (line.startsWith("RCPT")) to = /<([^>]+)>/.exec(line)?.[1] ?? "";
        if (isData) socket.write("354 go on\r\n");
        else if (line === "QUIT") socket.end("221 bye\r\n");
        else socket.write("250 ok\r\n");
      }
    });
  };
  const server = createServer(talk);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, stop: () => server.close() };
}

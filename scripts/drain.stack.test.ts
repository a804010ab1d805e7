import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { findUsablePort } from "@/scripts/lib/ports.mjs";
import { testEnvironment } from "@/scripts/lib/test-environment.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
let started: ChildProcess | undefined;
afterEach(() => void started?.kill("SIGKILL"));

/** On connections that are kept, as a proxy does. The status, or the code of the error. */
function sendTo(port: number, path: string, agent: Agent): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    get({ host: "127.0.0.1", port, path, agent }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode));
    }).once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
  });
}

test("a proxy that asks whether the storefront is ready loses no request after SIGTERM", async () => {
  const backend = createServer((_, response) => response.end('{"status":"ok"}')).listen(0, "127.0.0.1");
  await once(backend, "listening");
  const port = await findUsablePort(0);
  const upstream = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  const env = { ...testEnvironment(root, process.env), PORT: String(port), UPSTREAM_URL: upstream };
  const shop = spawn(process.execPath, ["scripts/serve-shop.mjs"], { cwd: root, env, stdio: "ignore" });
  started = shop;
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const send = (path: string) => sendTo(port, path, agent);
  await expect.poll(() => send("/api/health/ready"), { timeout: 60_000 }).toBe(200);
  const exited = once(shop, "exit");
  let isReady = true;
  const results = new Set<number | string | undefined>();
  const client = async () => {
    while (isReady) results.add(await send("/api/health"));
  };
  const clients = Promise.all([client(), client(), client()]);
  shop.kill("SIGTERM");
  while (isReady) {
    isReady = (await send("/api/health/ready")) === 200;
    await pause(50);
  }
  await clients;
  expect([...results]).toEqual([200]);
  expect(await exited).toEqual([0, null]);
  backend.close();
});

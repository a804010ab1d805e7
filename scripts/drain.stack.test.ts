import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { findUsablePort } from "@/scripts/lib/ports.mjs";
import { testEnvironment } from "@/scripts/lib/test-environment.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
let started: ChildProcess | undefined;
afterEach(() => void started?.kill("SIGKILL"));

/** As a proxy does: on connections that it keeps. The status, or the code of the error. */
function sendTo(port: number, agent: Agent): Promise<number | string | undefined> {
  return new Promise((resolve) => {
    get({ host: "127.0.0.1", port, path: "/api/health", agent }, (response) => {
      response.resume().once("end", () => resolve(response.statusCode));
    }).once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
  });
}

test("a storefront behind a proxy finishes every request after SIGTERM, then exits", async () => {
  const port = await findUsablePort(0);
  const env = { ...testEnvironment(root, process.env), PORT: String(port) };
  const shop = spawn(process.execPath, ["scripts/serve-shop.mjs"], { cwd: root, env, stdio: "ignore" });
  started = shop;
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  await expect.poll(() => sendTo(port, agent), { timeout: 60_000 }).toBe(200);
  const exited = once(shop, "exit");
  const results = new Set<number | string | undefined>();
  const client = async () => {
    for (let result: unknown = 200; result === 200;) results.add((result = await sendTo(port, agent)));
  };
  const clients = Promise.all([client(), client(), client(), client()]);
  shop.kill("SIGTERM");
  await clients;
  // Refused once it has exited, and never cut off in between.
  expect([...results]).toEqual([200, "ECONNREFUSED"]);
  expect(await exited).toEqual([0, null]);
});

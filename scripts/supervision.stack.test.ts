import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isAlive } from "@/scripts/lib/process/process-info.mjs";
import { startWithFakes, waitUntilOpen, waitUntil, waitUntilAllExited } from "./testing/fake-start";

test.for(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s stops both programs with exit code 0",
  async (signal) => {
    const started = await waitUntilOpen(await startWithFakes());
    started.process.kill(signal);
    expect(await started.closed).toBe(0);
    await waitUntilAllExited(started);
  },
);

test("both programs exit when the supervisor is killed", async () => {
  const started = await waitUntilOpen(await startWithFakes());
  process.kill(started.readPid("supervisor"), "SIGKILL");
  await waitUntilAllExited(started);
});

test.for([
  ["backend", "The backend ended by itself (signal SIGKILL)"],
  ["shop", "The shop ended by itself (signal SIGKILL)"],
] as const)(
  "a killed %s stops the other program, is named, and gives exit code 1",
  async ([name, message]) => {
    const started = await waitUntilOpen(await startWithFakes());
    process.kill(started.readPid(name), "SIGKILL");
    expect(await started.closed).toBe(1);
    expect(started.output()).toContain(message);
    await waitUntilAllExited(started);
  },
);

test.for(["SIGTERM", "SIGKILL"] as const)("%s to npm ends all programs below it", async (signal) => {
  const started = await waitUntilOpen(await startWithFakes({ underNpm: true }));
  started.process.kill(signal);
  await waitUntilAllExited(started);
});

test("two SIGINTs at once, as npm sends them, count as one; a later one kills", async () => {
  const started = await waitUntilOpen(await startWithFakes({ env: { FAKE_SHOP: "stubborn" } }));
  started.process.kill("SIGINT");
  started.process.kill("SIGINT");
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(isAlive(started.readPid("shop"))).toBe(true);
  started.process.kill("SIGINT");
  expect(await started.closed).toBe(0);
  await waitUntilAllExited(started);
});

test("a shop that ignores SIGTERM is killed after the grace period", async () => {
  const started = await waitUntilOpen(await startWithFakes({ env: { FAKE_SHOP: "stubborn" } }));
  const since = Date.now();
  started.process.kill("SIGTERM");
  expect(await started.closed).toBe(0);
  expect(Date.now() - since).toBeGreaterThan(9000);
  await waitUntilAllExited(started);
});

test("SIGINT during the start of the backend stops it", async () => {
  const started = await startWithFakes({ env: { FAKE_BACKEND: "silent" } });
  await waitUntil(() => existsSync(join(started.directory, "backend.pid")), started.output);
  started.process.kill("SIGINT");
  expect(await started.closed).toBe(0);
});

test("in development a changed file restarts the backend on the same port, and the shop keeps running", async () => {
  const started = await startWithFakes({ env: { FAKE_MODE: "dev" } });
  mkdirSync(join(started.directory, "backend"));
  await waitUntilOpen(started);
  const [backend, shop] = [started.readPid("backend"), started.readPid("shop")];
  writeFileSync(join(started.directory, "backend/app.ts"), "");
  await waitUntil(() => started.readPid("backend") !== backend, started.output);
  expect(isAlive(backend)).toBe(false);
  expect(started.readPid("shop")).toBe(shop);
  const shopEnv = await fetch(`http://localhost:${started.port}/env`).then((response) => response.json());
  const response = await fetch(shopEnv.UPSTREAM_URL);
  expect(response.status).toBe(200);
  started.process.kill("SIGINT");
  expect(await started.closed).toBe(0);
  await waitUntilAllExited(started);
});

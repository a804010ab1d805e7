import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isAlive } from "./lib/process-identity.mjs";
import { fakeStart, open, until, untilAllGone } from "./testing/fake-start";

test.for(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s ends both and is a success", async (signal) => {
  const started = await open(await fakeStart());
  started.process.kill(signal);
  expect(await started.closed).toBe(0);
  await untilAllGone(started);
});

test("a killed supervisor takes both with it", async () => {
  const started = await open(await fakeStart());
  process.kill(started.pidOf("supervisor"), "SIGKILL");
  await untilAllGone(started);
});

test.for([
  ["backend", "The backend ended by itself (signal SIGKILL)"],
  ["shop", "The shop ended by itself (signal SIGKILL)"],
] as const)("a killed %s ends the other, is named, and is a failure", async ([name, sentence]) => {
  const started = await open(await fakeStart());
  process.kill(started.pidOf(name), "SIGKILL");
  expect(await started.closed).toBe(1);
  expect(started.output()).toContain(sentence);
  await untilAllGone(started);
});

test.for(["SIGTERM", "SIGKILL"] as const)("%s to npm ends everything below it", async (signal) => {
  const started = await open(await fakeStart({ underNpm: true }));
  started.process.kill(signal);
  await untilAllGone(started);
});

test("Ctrl-C sent twice at once, as npm does, is one wish; a later second one kills", async () => {
  const started = await open(await fakeStart({ env: { FAKE_SHOP: "stubborn" } }));
  started.process.kill("SIGINT");
  started.process.kill("SIGINT");
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(isAlive(started.pidOf("shop"))).toBe(true);
  started.process.kill("SIGINT");
  expect(await started.closed).toBe(0);
  await untilAllGone(started);
});

test("a shop that does not hear is killed after the grace", async () => {
  const started = await open(await fakeStart({ env: { FAKE_SHOP: "stubborn" } }));
  const since = Date.now();
  started.process.kill("SIGTERM");
  expect(await started.closed).toBe(0);
  expect(Date.now() - since).toBeGreaterThan(9000);
  await untilAllGone(started);
});

test("a wish to stop while the backend is still starting ends it", async () => {
  const started = await fakeStart({ env: { FAKE_BACKEND: "silent" } });
  await new Promise((resolve) => setTimeout(resolve, 700));
  started.process.kill("SIGINT");
  expect(await started.closed).toBe(0);
});

test("in development a changed file restarts the backend, on its port, and the shop stays", async () => {
  const started = await fakeStart({ env: { FAKE_MODE: "dev" } });
  mkdirSync(join(started.directory, "backend"));
  await open(started);
  const [backend, shop] = [started.pidOf("backend"), started.pidOf("shop")];
  writeFileSync(join(started.directory, "backend/app.ts"), "");
  await until(() => started.pidOf("backend") !== backend, started.output);
  expect(isAlive(backend)).toBe(false);
  expect(started.pidOf("shop")).toBe(shop);
  const shopEnv = await fetch(`http://localhost:${started.port}/env`).then((answer) => answer.json());
  const answer = await fetch(shopEnv.UPSTREAM_URL);
  expect(answer.status).toBe(200);
  started.process.kill("SIGINT");
  expect(await started.closed).toBe(0);
  await untilAllGone(started);
});

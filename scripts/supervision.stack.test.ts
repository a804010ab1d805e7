import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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

test("both programs exit when their parent is killed", async () => {
  const started = await waitUntilOpen(await startWithFakes());
  process.kill(started.readPid("parent"), "SIGKILL");
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

test("SIGTERM to npm ends all programs below it", async () => {
  const started = await waitUntilOpen(await startWithFakes({ underNpm: true }));
  started.process.kill("SIGTERM");
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

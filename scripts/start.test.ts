import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { findProblem } from "./start.cjs";
import { startWithFakes, waitUntilOpen } from "./testing/fake-start";

// Each test starts up to three programs, which is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

test("start.cjs rejects an old Node version with a download link, and unknown commands", () => {
  expect(findProblem("v8.17.0", "start")).toContain("This is Node 8.17.0, and Tailmark needs 20.19 or later");
  expect(findProblem("v20.8.1", "start")).toContain("install Node 20 from https://nodejs.org");
  expect(findProblem("v20.18.3", "test")).toContain("20.19 or later");
  expect(findProblem("v20.19.0", "start")).toBe("");
  expect(findProblem("v24.0.0", "test")).toBe("");
  expect(findProblem("v24.0.0", "toString")).toContain("Unknown command");
});

test("npm start prints address, demo accounts, data folder and how to stop, and connects shop and backend", async () => {
  const started = await waitUntilOpen(await startWithFakes());
  const address = `http://localhost:${started.port}`;
  expect(started.output()).toContain(`open at ${address}`);
  expect(started.output()).toMatch(/Breeder +breeder@example.test +demo-1/);
  expect(started.output()).toContain(join(started.directory, ".data"));
  const shop = await fetch(`${address}/env`).then((response) => response.json());
  expect(shop).toMatchObject({ NODE_ENV: "production", LOG_LEVEL: "warn", APP_ORIGIN: address });
  const backend = await fetch(shop.UPSTREAM_URL).then((response) => response.json());
  expect(backend).toMatchObject({ NODE_ENV: "production", BACKEND_PORT: "0", NEXT_TELEMETRY_DISABLED: "1" });
  started.process.kill("SIGTERM");
  expect(await started.closed).toBe(0);
});

test("npm start reports a port in use before it starts anything", async () => {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const started = await startWithFakes({ env: { PORT: String(port) } });
  expect(await started.closed).toBe(1);
  expect(started.output()).toBe(
    `Port ${port} is taken by another program: stop it, or choose another with PORT=${port + 1} npm start.\n`,
  );
  expect(() => started.readPid("backend")).toThrow();
  server.close();
});

test("npm start stops with the backend's own message if the backend cannot start", async () => {
  const started = await startWithFakes({ env: { FAKE_BACKEND: "refuses" } });
  expect(await started.closed).toBe(1);
  expect(started.output()).toContain("The data folder is in use by another program.");
  expect(started.output()).toContain("The backend did not start: its reason is above.");
  expect(() => started.readPid("shop")).toThrow();
});

test("npm start uses UPSTREAM_URL if it responds, and refuses to start otherwise", async () => {
  const server = createServer((_, response) => response.writeHead(404).end()).listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  const upstream = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const started = await waitUntilOpen(await startWithFakes({ env: { UPSTREAM_URL: `${upstream}/` } }));
  const shop = await fetch(`http://localhost:${started.port}/env`).then((response) => response.json());
  expect(shop.UPSTREAM_URL).toBe(upstream);
  expect(() => started.readPid("backend")).toThrow();
  started.process.kill("SIGTERM");
  await started.closed;
  await new Promise((resolve) => server.close(resolve));

  const refused = await startWithFakes({ env: { UPSTREAM_URL: upstream } });
  expect(await refused.closed).toBe(1);
  expect(refused.output()).toContain(`Nothing answers at UPSTREAM_URL (${upstream}: ECONNREFUSED)`);
});

test.for([
  [{ PORT: "eighty" }, 'PORT is "eighty": give a whole number'],
  [{ UPSTREAM_URL: "localhost:4000" }, "give an address that begins with http://"],
  [{ DATA_DIR: "/etc/hostname/data" }, "DATA_DIR cannot be used: "],
] as const)("npm start rejects %o with a message and no stack", async ([env, message]) => {
  const started = await startWithFakes({ env });
  expect(await started.closed).toBe(1);
  expect(started.output()).toContain(message);
  expect(started.output()).not.toContain("    at ");
});

test("npm start reads missing variables from .env", async () => {
  const started = await startWithFakes({ envFile: "UPSTREAM_URL=nonsense # for now\n" });
  expect(await started.closed).toBe(1);
  expect(started.output()).toContain('UPSTREAM_URL is "nonsense"');
});

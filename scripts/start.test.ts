import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { refusal } from "./start.cjs";
import { fakeStart, open } from "./testing/fake-start";

// Each starts up to three programs: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 20_000 });

test("an old Node is told where to get another", () => {
  expect(refusal("v8.17.0", "start")).toContain("This is Node 8.17.0, and Tailmark needs 20.19 or later");
  expect(refusal("v20.8.1", "start")).toContain("install Node 20 from https://nodejs.org");
  expect(refusal("v20.18.3", "test")).toContain("20.19 or later");
  expect(refusal("v20.19.0", "start")).toBe("");
  expect(refusal("v24.0.0", "test")).toBe("");
  expect(refusal("v24.0.0", "toString")).toContain("Say what to do");
});

test("when both are up it tells address, accounts, data and how to stop, and wires the two", async () => {
  const started = await open(await fakeStart());
  const address = `http://localhost:${started.port}`;
  expect(started.output()).toContain(`open at ${address}`);
  expect(started.output()).toMatch(/Breeder +breeder@example.test +demo-1/);
  expect(started.output()).toContain(join(started.directory, ".data"));
  const shop = await fetch(`${address}/env`).then((answer) => answer.json());
  expect(shop).toMatchObject({ NODE_ENV: "production", LOG_LEVEL: "warn", APP_ORIGIN: address });
  const backend = await fetch(shop.UPSTREAM_URL).then((answer) => answer.json());
  expect(backend).toMatchObject({ NODE_ENV: "production", BACKEND_PORT: "0", NEXT_TELEMETRY_DISABLED: "1" });
  started.process.kill("SIGTERM");
  expect(await started.closed).toBe(0);
});

test("NODE_ENV=production works and is told", async () => {
  const started = await open(await fakeStart({ env: { NODE_ENV: "production" } }));
  expect(started.output()).toContain("NODE_ENV=production is set; the development packages are installed");
  started.process.kill("SIGTERM");
  expect(await started.closed).toBe(0);
});

test("a taken port is said before anything is started", async () => {
  const server = createServer().listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const started = await fakeStart({ env: { PORT: String(port) } });
  expect(await started.closed).toBe(1);
  expect(started.output()).toBe(
    `Port ${port} is taken by another program: stop it, or choose another with PORT=${port + 1} npm start.\n`,
  );
  expect(() => started.pidOf("backend")).toThrow();
  server.close();
});

test("a backend that cannot start tells why itself; nothing else is started", async () => {
  const started = await fakeStart({ env: { FAKE_BACKEND: "refuses" } });
  expect(await started.closed).toBe(1);
  expect(started.output()).toContain("The data folder is in use by another program.");
  expect(started.output()).toContain("The backend did not start: its reason is above.");
  expect(() => started.pidOf("shop")).toThrow();
});

test("UPSTREAM_URL: used as it is where somebody answers, else refused", async () => {
  const server = createServer((_, response) => response.writeHead(404).end()).listen(0);
  await new Promise((resolve) => server.once("listening", resolve));
  const upstream = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const started = await open(await fakeStart({ env: { UPSTREAM_URL: `${upstream}/` } }));
  const shop = await fetch(`http://localhost:${started.port}/env`).then((answer) => answer.json());
  expect(shop.UPSTREAM_URL).toBe(upstream);
  expect(() => started.pidOf("backend")).toThrow();
  started.process.kill("SIGTERM");
  await started.closed;
  await new Promise((resolve) => server.close(resolve));

  const refused = await fakeStart({ env: { UPSTREAM_URL: upstream } });
  expect(await refused.closed).toBe(1);
  expect(refused.output()).toContain(`Nothing answers at UPSTREAM_URL (${upstream}: ECONNREFUSED)`);
});

test.for([
  [{ PORT: "eighty" }, 'PORT is "eighty": give a whole number'],
  [{ UPSTREAM_URL: "localhost:4000" }, "give an address that begins with http://"],
  [{ DATA_DIR: "/etc/hostname/data" }, "/etc/hostname/data cannot hold the shop's data: there is a file"],
] as const)("%o is refused in a sentence", async ([env, sentence]) => {
  const started = await fakeStart({ env });
  expect(await started.closed).toBe(1);
  expect(started.output()).toContain(sentence);
  expect(started.output()).not.toContain("    at ");
});

test("what the environment leaves open is read from .env", async () => {
  const started = await fakeStart({ envFile: "UPSTREAM_URL=nonsense # for now\n" });
  expect(await started.closed).toBe(1);
  expect(started.output()).toContain('UPSTREAM_URL is "nonsense"');
});

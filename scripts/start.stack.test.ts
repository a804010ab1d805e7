import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTimeoutMs } from "@/e2e/testing/programs";
import { findUsablePort } from "@/scripts/lib/ports.mjs";
import { testEnvironment } from "@/scripts/lib/test-environment.mjs";
import { waitUntil } from "./testing/fake-start";

const root = fileURLToPath(new URL("..", import.meta.url));
let data = "";
let port = 0;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), "tailmark-real-start-"));
  port = await findUsablePort(0);
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

async function start(): Promise<ChildProcess> {
  const env = { ...testEnvironment(root, process.env), PORT: String(port), DATA_DIR: data };
  const child = spawn(process.execPath, ["scripts/start.cjs", "start"], { cwd: root, env });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const isOver = () => output.includes("Ctrl-C") || child.exitCode !== null;
  await waitUntil(isOver, () => output, startTimeoutMs);
  expect(output).toContain(`Tailmark is open at http://localhost:${port}`);
  expect(output).toContain(`Mail   in ${join(data, "mail")}`);
  // A mail of the demo is no reason to warn.
  expect(output).not.toContain('{"level"');
  return child;
}

async function isFree(): Promise<boolean> {
  return findUsablePort(port).then(
    () => true,
    () => false,
  );
}

test(
  "npm start runs the built shop on a new data folder, and a killed start leaves port and data free for the next",
  { timeout: 2 * startTimeoutMs },
  async () => {
    const first = await start();
    expect((await fetch(`http://localhost:${port}/api/health`)).status).toBe(200);
    first.kill("SIGKILL");
    await expect.poll(isFree).toBe(true);

    const second = await start();
    const ended = new Promise((resolve) => second.once("exit", resolve));
    second.kill("SIGTERM");
    expect(await ended).toBe(0);
    expect(await isFree()).toBe(true);
  },
);

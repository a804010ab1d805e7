import { type ChildProcess, spawn } from "node:child_process";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { findUsablePort } from "@/scripts/lib/ports.mjs";

interface TemporaryRedis {
  readonly url: string;
  readonly start: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
}

/** Starts a temporary Redis without persistence, or returns undefined if it cannot. */
export async function startRedis(): Promise<TemporaryRedis | undefined> {
  const port = await findUsablePort(0);
  let server: ChildProcess | undefined;
  const stop = async () => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server?.once("exit", resolve));
    server.kill("SIGKILL");
    await ended;
  };
  const start = async () => {
    const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    let hasFailed = false;
    server = spawn("redis-server", args, { stdio: "ignore" }).once("error", () => (hasFailed = true));
    for (let tries = 0; tries < 100 && !hasFailed; tries += 1) {
      if (await accepts(port)) return true;
      await pause(50);
    }
    return false;
  };
  if (!(await start())) return undefined;
  process.once("exit", () => server?.kill("SIGKILL"));
  return { url: `redis://127.0.0.1:${port}`, start, stop };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

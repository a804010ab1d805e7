import { spawn } from "node:child_process";
import { killProcessGroup } from "./run-tool.mjs";

/**
 * @typedef {{type: "ready", port: number, database?: string, demoAccounts?: {role: string, email: string, password: string}[]}} Ready
 * @typedef {{code: number | null, signal: NodeJS.Signals | null}} End
 * Its output goes to our own, or into the file `output`.
 * @typedef {{name: string, command: [string, ...string[]], cwd: string, env: NodeJS.ProcessEnv, output?: number | undefined}} Program
 * @typedef {{pid: number | undefined, ready: Promise<Ready>, ended: Promise<End>, stop: (now?: AbortSignal) => Promise<void>}} Child
 */

export const graceMs = 10_000;

/**
 * Starts a program in a process group of its own, so that Ctrl-C reaches only us, with an IPC channel whose closing
 * tells it that we have exited. `ready` resolves when the program reports it.
 * @param {Program} program
 * @returns {Child}
 */
export function launch({ command: [file, ...args], cwd, env, output = undefined }) {
  const child = spawn(file, args, {
    cwd,
    env,
    detached: true,
    stdio: ["ignore", output ?? "inherit", output ?? "inherit", "ipc"],
  });
  /** @type {Promise<Ready>} */
  const ready = new Promise((resolve) => {
    child.on("message", (message) => isReady(message) && resolve(message));
  });
  /** @type {Promise<End>} */
  const ended = new Promise((resolve) => {
    child.once("error", () => resolve({ code: 127, signal: null }));
    child.once("exit", (code, signal) => {
      // Also ends processes it left behind.
      killProcessGroup(child.pid);
      resolve({ code, signal });
    });
  });
  return { pid: child.pid, ready, ended, stop: (now) => stop(child, ended, now) };
}

/** @param {import("node:child_process").ChildProcess} child @param {Promise<End>} ended @param {AbortSignal} [now] */
async function stop(child, ended, now) {
  const kill = () => killProcessGroup(child.pid);
  if (now?.aborted) kill();
  child.kill("SIGTERM");
  const timer = setTimeout(kill, graceMs);
  now?.addEventListener("abort", kill, { once: true });
  await ended;
  now?.removeEventListener("abort", kill);
  clearTimeout(timer);
}

/** @param {unknown} message @returns {message is Ready} */
function isReady(message) {
  return typeof message === "object" && message !== null && "type" in message && message.type === "ready";
}

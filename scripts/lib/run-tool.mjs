import { spawn } from "node:child_process";

const kept = 400_000;

/**
 * A tool written for node, in a form that ends with us.
 * @param {string} script
 * @param {string[]} args
 */
export function nodeTool(script, args) {
  return [process.execPath, ...leaving(0), script, ...args];
}

/**
 * Options of node by which a child ends with us, after the grace at the latest: from its first moment on, also
 * before it listens for anything itself.
 * @param {number} graceMs 0: at once
 */
export function leaving(graceMs) {
  const preload = `./preload-leave.mjs?parent=${process.pid}&graceMs=${graceMs}`;
  return ["--import", new URL(preload, import.meta.url).href];
}

/**
 * Runs a tool to its end and keeps what it says. Stopped with its whole group when the signal fires.
 * @param {string[]} command
 * @param {{cwd: string, env: NodeJS.ProcessEnv, signal?: AbortSignal}} options
 * @returns {Promise<{ok: boolean, output: string}>}
 */
export function runTool([file, ...args], { cwd, env, signal }) {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const child = spawn(file, args, { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe", "ipc"] });
    let output = "";
    const collect = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk.toString()).slice(-kept);
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    const stop = () => endGroup(child.pid);
    signal?.addEventListener("abort", stop, { once: true });
    child.once("error", (error) => resolve({ ok: false, output: error.message }));
    child.once("exit", () => endGroup(child.pid));
    child.once("close", (code) => {
      signal?.removeEventListener("abort", stop);
      if (signal?.aborted) reject(signal.reason);
      else resolve({ ok: code === 0, output });
    });
  });
}

/** @param {number | undefined} leader */
export function endGroup(leader) {
  try {
    if (leader) process.kill(-leader, "SIGKILL");
  } catch {
    // Nobody of the group is left.
  }
}

/** @param {string} output @param {number} [lines] */
export function tail(output, lines = 40) {
  return output.trimEnd().split("\n").slice(-lines).join("\n");
}

import { spawn } from "node:child_process";

const maxOutputLength = 400_000;

/**
 * The command for a Node tool that exits with us.
 * @param {string} script
 * @param {string[]} args
 * @returns {[string, ...string[]]}
 */
export function nodeCommand(script, args) {
  return [process.execPath, ...exitWithParentArgs(0), script, ...args];
}

/**
 * Node options that make a child exit with us, after the grace period at the latest, even before it handles any
 * signal itself.
 * @param {number} graceMs 0: at once
 */
export function exitWithParentArgs(graceMs) {
  const preload = `./preload-exit.mjs?parent=${process.pid}&graceMs=${graceMs}`;
  return ["--import", new URL(preload, import.meta.url).href];
}

/**
 * Runs a tool and returns its output. The signal kills its whole process group.
 * @param {readonly [string, ...string[]]} command
 * @param {{cwd: string, env: NodeJS.ProcessEnv, signal?: AbortSignal}} options
 * @returns {Promise<{ok: boolean, output: string}>}
 */
export function runTool([file, ...args], { cwd, env, signal }) {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const child = spawn(file, args, { cwd, env, detached: true, stdio: ["ignore", "pipe", "pipe", "ipc"] });
    let output = "";
    const collect = (/** @type {Buffer} */ chunk) => {
      output = (output + chunk.toString()).slice(-maxOutputLength);
    };
    child.stdout?.on("data", collect);
    child.stderr?.on("data", collect);
    const stop = () => killProcessGroup(child.pid);
    signal?.addEventListener("abort", stop, { once: true });
    child.once("error", (error) => resolve({ ok: false, output: error.message }));
    child.once("exit", () => killProcessGroup(child.pid));
    child.once("close", (code) => {
      signal?.removeEventListener("abort", stop);
      if (signal?.aborted) reject(signal.reason);
      else resolve({ ok: code === 0, output });
    });
  });
}

/** @param {number | undefined} leader */
export function killProcessGroup(leader) {
  try {
    if (leader) process.kill(-leader, "SIGKILL");
  } catch {
    // The group has already exited.
  }
}

/** @param {string} output @param {number} [lines] */
export function lastLines(output, lines = 40) {
  return output.trimEnd().split("\n").slice(-lines).join("\n");
}

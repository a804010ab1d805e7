import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** An expected failure: the message is for the user, no stack is printed. */
export class UserError extends Error {}

// A closed terminal or pipe (`npm start | head`) must not crash the programs.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

/** @param {string} text */
export const print = (text) => void process.stdout.write(`${text}\n`);

/** @param {string} text */
export const printError = (text) => void process.stderr.write(`${text}\n`);

/** Aborts at the first Ctrl-C, SIGTERM or closed terminal, or when the shell in which npm runs us has ended. */
function stopSignal() {
  const stop = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => stop.abort());
  // npm sends SIGTERM to its shell, which ends without passing it on.
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell || !process.env.npm_execpath) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 500).unref();
  return stop.signal;
}

/**
 * Runs a script and exits with its code. Expected failures print their message, others their stack.
 * @param {(signal: AbortSignal) => Promise<number>} work
 */
export async function runScript(work) {
  const signal = stopSignal();
  try {
    process.exit(await work(signal));
  } catch (error) {
    if (signal.aborted) process.exit(130);
    printError(
      error instanceof UserError ? error.message : String(error instanceof Error ? error.stack : error),
    );
    process.exit(1);
  }
}

/**
 * Prints the title, runs the command and prints how long it took. Its output is shown only if it fails.
 * @param {string} title
 * @param {readonly [string, ...string[]]} command
 * @param {{env?: NodeJS.ProcessEnv, signal?: AbortSignal | undefined, hint?: string}} [options]
 */
export async function runStep(title, [file, ...args], { env = process.env, signal, hint = "" } = {}) {
  const since = Date.now();
  print(`${title} …`);
  const { code, output } = await new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, env, signal, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => (output = (output + String(chunk)).slice(-20_000)));
    child.once("error", (error) => resolve({ code: 1, output: error.message }));
    child.once("close", (code) => resolve({ code, output }));
  });
  if (code === 0) return print(`${title}: ${((Date.now() - since) / 1000).toFixed(1)} s`);
  throw new UserError(
    `${output.trimEnd().split("\n").slice(-40).join("\n")}\n${title} failed. ${hint}`.trimEnd(),
  );
}

import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export interface Nginx {
  readonly folder: string;
  /** Forwards to these storefronts from now on, without losing a connection. */
  readonly forwardTo: (ports: readonly number[]) => void;
  readonly stop: () => void;
}

interface Options {
  readonly port: number;
  readonly storefronts: readonly number[];
  /** Added inside of `http`, with `{folder}` replaced. */
  readonly extra?: string;
}

/** Starts nginx with deploy/nginx.conf in a folder of its own. */
export function startNginx({ port, storefronts, extra = "" }: Options): Nginx {
  const folder = mkdtempSync(join(tmpdir(), "tailmark-nginx-"));
  // nginx's workers run as another user.
  chmodSync(folder, 0o755);
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configFor({ port, folder, extra }));
  const writeStorefronts = (ports: readonly number[]) =>
    writeFileSync(join(folder, "storefronts.conf"), ports.map((to) => `server 127.0.0.1:${to};\n`).join(""));
  writeStorefronts(storefronts);
  const args = ["-p", folder, "-c", file];
  const program: ChildProcess = spawn("nginx", [...args, "-g", "daemon off;"], { stdio: "inherit" });
  return {
    folder,
    forwardTo: (ports) => {
      writeStorefronts(ports);
      program.kill("SIGHUP");
    },
    stop: () => {
      program.once("exit", () => rmSync(folder, { recursive: true, force: true })).kill();
    },
  };
}

interface Config {
  readonly port: number;
  readonly folder: string;
  readonly extra: string;
}

function configFor({ port, folder, extra }: Config): string {
  return readFileSync(new URL("../deploy/nginx.conf", import.meta.url), "utf8")
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replace(/\}\s*$/, `${extra.replaceAll("{folder}", folder)}\n}\n`);
}

import { execFileSync, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findUsablePort } from "@/scripts/lib/ports.mjs";

interface TlsFront {
  /** The addresses with TLS, in the same order. */
  readonly origins: readonly string[];
  readonly stop: () => void;
}

/**
 * Serves servers with TLS and HTTP/2, as visitors reach them: over HTTP/1.1 a browser opens a connection for each file, and
 * a phone pays for each of them. Needs nginx and openssl.
 */
export async function startTlsFront(servers: readonly string[]): Promise<TlsFront> {
  const folder = mkdtempSync(join(tmpdir(), "tailmark-tls-"));
  // nginx's workers run as another user.
  chmodSync(folder, 0o755);
  const certificate =
    "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout key.pem -out cert.pem";
  execFileSync("openssl", certificate.split(" "), { cwd: folder, stdio: "ignore" });
  const fronts = await Promise.all(
    servers.map(async (server) => ({ server, port: await findUsablePort(0) })),
  );
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configFor(fronts));
  const program = spawn("nginx", ["-p", folder, "-c", file, "-g", "daemon off;"], { stdio: "inherit" });
  return {
    origins: fronts.map(({ port }) => `https://localhost:${port}`),
    stop: () => {
      program.once("exit", () => rmSync(folder, { recursive: true, force: true })).kill();
    },
  };
}

interface Front {
  readonly server: string;
  readonly port: number;
}

function configFor(fronts: readonly Front[]): string {
  const servers = fronts.map(
    ({ server, port }) => `
  server {
    listen 127.0.0.1:${port} ssl http2;
    location / { proxy_pass ${server}; }
  }`,
  );
  return `
pid nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  access_log off;
  ssl_certificate cert.pem;
  ssl_certificate_key key.pem;
  proxy_http_version 1.1;
  proxy_set_header Connection "";
  proxy_set_header Host $http_host;${servers.join("")}
}
`;
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleBackend } from "@/scripts/lib/bundle-backend.mjs";
import { startTemporaryPostgres } from "@/scripts/lib/temporary-postgres.mjs";
import { proveKills } from "@/proofs/payments/kills";

/**
 * All payment invariants: concurrent submits, interleavings and ledger on both databases, then kills of the backend at
 * random times under load and at every crash point. PROOF_KILLS sets the number of random kills; PROOF_ONLY=kills or
 * PROOF_ONLY=races limits the proof.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const kills = Number(process.env["PROOF_KILLS"] ?? 50);
const only = process.env["PROOF_ONLY"] ?? "";
let failed = 0;

function expect(what: string, holds: boolean, found: unknown = ""): void {
  if (holds) return;
  failed += 1;
  console.log(`  FAILED ${what} ${JSON.stringify(found)}`);
}

async function proveRaces(env: Record<string, string>): Promise<void> {
  const files = ["payments-proof", "points-and-vouchers"].map(
    (name) => `backend/orders/payments/${name}.db.test.ts`,
  );
  const child = spawn("npx", ["vitest", "run", "--project", "backend", ...files], {
    cwd: root,
    env: { ...process.env, TEST_PAYMENTS: "full", ...env },
    stdio: "inherit",
  });
  const [code] = (await once(child, "close")) as [number | null];
  expect(`submits, interleavings and ledger on ${env["TEST_DATABASE"]}`, code === 0, code);
}

const folder = mkdtempSync(join(tmpdir(), "tailmark-payments-"));
const server = await startTemporaryPostgres({ durable: true });
const serverUrl = "url" in server ? server.url : undefined;
try {
  if (only !== "kills") {
    await proveRaces({ TEST_DATABASE: "pglite" });
    if (serverUrl) await proveRaces({ TEST_DATABASE: "postgres", TEST_POSTGRES_URL: serverUrl });
  }
  if (only !== "races") {
    await bundleBackend(root);
    const targets = [
      { name: "PGlite", databaseUrl: "", dataDir: join(folder, "pglite") },
      ...(serverUrl
        ? [{ name: "PostgreSQL", databaseUrl: serverUrl, dataDir: join(folder, "postgres") }]
        : []),
    ];
    // In parallel: most of the time is waiting for programs to start.
    await Promise.all(targets.map((target) => proveKills(target, kills, expect)));
  }
  if ("reason" in server) console.log(`PostgreSQL: skipped (${server.reason})`);
} catch (error) {
  expect("the proof runs to its end", false, String(error));
} finally {
  rmSync(folder, { recursive: true, force: true });
  if ("url" in server) await server.stop();
}
console.log(failed === 0 ? "all hold" : `${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

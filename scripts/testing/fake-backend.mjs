import { writeFileSync } from "node:fs";
import { createServer } from "node:http";

// Follows the backend's protocol with its parent process, and does nothing else.
const { FAKE_BACKEND, FAKE_DIR } = process.env;

if (FAKE_BACKEND === "refuses") {
  process.stderr.write("The data folder is in use by another program.\n");
  process.exit(78);
}
const server = createServer((_request, response) => response.end(JSON.stringify(process.env)));
const stop = () => process.exit(0);
for (const event of ["SIGTERM", "SIGINT", "disconnect"]) process.on(event, stop);
if (FAKE_BACKEND === "silent") writeFileSync(`${FAKE_DIR}/backend.pid`, String(process.pid));
else
  server.listen(Number(process.env.BACKEND_PORT), "127.0.0.1", () => {
    writeFileSync(`${FAKE_DIR}/backend.pid`, String(process.pid));
    const demoAccounts = [{ role: "Breeder", email: "breeder@example.test", password: "demo-1" }];
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    process.send?.({ type: "ready", port, database: "pglite", demoAccounts });
  });

import { writeFileSync } from "node:fs";
import { createServer } from "node:http";

// Stops like the real one; "stubborn" ignores SIGTERM.
process.on("disconnect", () => process.exit(143));
if (process.env.FAKE_SHOP === "stubborn") process.on("SIGTERM", () => {});
else process.on("SIGTERM", () => process.exit(143));

createServer((request, response) => {
  if (request.url === "/env") return response.end(JSON.stringify(process.env));
  response.statusCode = request.url === "/api/health" ? 200 : 404;
  response.end();
}).listen(Number(process.env.PORT), () => {
  writeFileSync(`${process.env.FAKE_DIR}/shop.pid`, String(process.pid));
});

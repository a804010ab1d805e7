import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { openApiDocument } from "@/lib/contract/openapi/document";
import { type ApiDocument, createMockListener } from "@/tools/api-docs/mock-backend";
import { startAdapter } from "./adapter";

const log = pino({ name: "medusa-example" });
const medusaUrl = process.env["MEDUSA_URL"];
const publishableKey = process.env["MEDUSA_PUBLISHABLE_KEY"];
const secret = process.env["MEDUSA_TOKEN_SECRET"];

if (!medusaUrl || !publishableKey) {
  log.fatal("MEDUSA_URL and MEDUSA_PUBLISHABLE_KEY are missing: docs/your-own-backend.md");
  process.exit(78);
}
if (!secret) log.warn("MEDUSA_TOKEN_SECRET is missing: carts and receipts are lost when this program ends");

/** Calls that Medusa cannot answer are answered by the examples of the API document. */
const document = JSON.parse(JSON.stringify(openApiDocument("mock"))) as ApiDocument;
const { url } = await startAdapter({
  medusaUrl,
  publishableKey,
  secret: secret ?? randomBytes(32).toString("base64url"),
  log,
  port: Number(process.argv[2] ?? 0),
  others: createMockListener(document),
});
log.info({ url, medusaUrl }, "ready: start the storefront with this address as UPSTREAM_URL");

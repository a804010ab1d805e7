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
if (!secret) log.warn("without MEDUSA_TOKEN_SECRET carts and receipts are forgotten when this program ends");

/** What Medusa has nothing for is shown from the examples of the API document. */
const document = JSON.parse(JSON.stringify(openApiDocument("mock"))) as ApiDocument;
const { url } = await startAdapter({
  medusaUrl,
  publishableKey,
  secret: secret ?? randomBytes(32).toString("base64url"),
  log,
  port: Number(process.argv[2] ?? 0),
  others: createMockListener(document),
});
log.info({ url, medusaUrl }, "serves the storefront: UPSTREAM_URL is this url");

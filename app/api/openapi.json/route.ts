import { openApiDocument } from "@/lib/contract/openapi/document";
import packageJson from "@/package.json";

/** Made once, when the storefront is built: the contract does not change while it runs. */
export const dynamic = "force-static";

export function GET(): Response {
  return Response.json(openApiDocument(packageJson.version));
}
